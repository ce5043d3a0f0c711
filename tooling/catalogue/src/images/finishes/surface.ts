import type { Stop } from '../scenes/sceneBuilder.ts'

/** The texture of a material: a seamless square of marks over the print, and the light across a whole piece. */
export type Surface = {
  /** The side of the square in units of a close-up. */
  readonly side: number
  /** Translucent marks, mostly black and white, so that they work on every print. */
  readonly marks: string
  /** How much of the marks is visible on a whole view, 0 to 1. */
  readonly subtle: number
  /** Light from the upper left to the lower right. */
  readonly light?: readonly Stop[]
}
