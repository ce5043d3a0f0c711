import { luminance } from './colour.ts'

export type Colours = readonly [ground: string, main: string, second: string, accent: string, ink: string]

/** What each colour of a palette does in a drawing. */
export type Roles = {
  ground: string
  main: string
  second: string
  accent: string
  ink: string
  dark: boolean
  /** The lightest and the deepest of ground and ink: tints and shades are mixed towards these, never towards grey. */
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
