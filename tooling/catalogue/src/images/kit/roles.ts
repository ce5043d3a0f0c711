import { luminance } from './colour.ts'

export type Colours = readonly [ground: string, main: string, second: string, accent: string, ink: string]

/** The role of each colour of a palette in a drawing. */
export type Roles = {
  ground: string
  main: string
  second: string
  accent: string
  ink: string
  dark: boolean
  /**
   * `paper` is the lighter and `deep` the darker of ground and ink. Tints and shades are mixed with these two colours
   * instead of grey.
   */
  paper: string
  deep: string
  colours: Colours
}

export const rolesOf = (colours: Colours): Roles => {
  const [ground, main, second, accent, ink] = colours
  const dark = luminance(ground) < 0.25
  const paper = dark ? ink : ground
  const deep = dark ? ground : ink
  return { ground, main, second, accent, ink, dark, paper, deep, colours }
}
