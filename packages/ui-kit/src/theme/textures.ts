/** Five dots in a row, 15 px from one to the next, as a background. */
export const dotRow = (color: string): string =>
  `radial-gradient(circle at 4px, ${color} 3.6px, #0000 4px) 0 0 / 15px 8px`

/** A woven surface over a print. Threads with an opacity above 4 % would look like scan lines. */
export const weave =
  'repeating-linear-gradient(0deg, #00000007 0 1px, #0000 1px 2px), repeating-linear-gradient(90deg, #ffffff0a 0 1px, #0000 1px 2px), linear-gradient(115deg, #ffffff18, #0000 45%, #0000000d)'

/** A mask with a zigzag at the top and bottom edge, as if cut with pinking shears. */
export const pinkedEdges =
  'conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg) 50% 0 / 10px 51% repeat-x, conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% 100% / 10px 51% repeat-x'

/** The thumb of a slider: a dot in a ring. */
export const sliderThumb = (dot: string, ring: string): string =>
  `radial-gradient(circle, ${dot} 8px, ${ring} 8.5px 11px, #0000 11.5px)`

/** A light tint of the text colour, for a transparent button under the pointer. */
export const tint = 'color-mix(in srgb, currentcolor 8%, #0000)'
