import { mix } from '../../kit/colour.ts'
import { fill, line, outlined } from '../../kit/markup.ts'
import type { Random } from '../../kit/random.ts'
import type { Hand } from '../brief.ts'

/** The colours of a toile: one ink and two washes of it. */
export type Pen = {
  random: Random
  ink: string
  wash: string
  deepWash: string
  paper: string
  /** A white (or washed) shape with an outline. */
  shape: (path: string, colour?: string, width?: number) => string
  tint: (path: string, colour: string) => string
  key: (path: string) => string
  thin: (path: string, width?: number) => string
}

export const penOf = ({ random, roles }: Hand): Pen => {
  const ink = roles.dark ? roles.ink : mix(roles.main, roles.ink, 0.25)
  const paper = roles.ground
  return {
    random,
    ink,
    paper,
    wash: mix(ink, paper, 0.86),
    deepWash: mix(ink, paper, 0.7),
    shape: (path, colour = paper, width = 1.25) => outlined(path, colour, ink, width),
    tint: fill,
    key: (path) => line(path, ink, 1.25),
    thin: (path, width = 0.75) => line(path, ink, width),
  }
}
