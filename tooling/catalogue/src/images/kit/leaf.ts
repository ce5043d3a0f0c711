import { pair } from './number.ts'

const upperEdge = (length: number, width: number, bend: number) =>
  `M0 0C${pair(length * 0.22, -width + bend * 0.1)} ${pair(length * 0.67, -width * 0.95 + bend * 0.6)} ${pair(length, bend)}`

/** A pointed leaf from the origin along +x. `width` is half of the leaf's width; `bend` moves the tip down. */
export const leaf = (length: number, width: number, bend = 0): string =>
  `${upperEdge(length, width, bend)}C${pair(length * 0.67, width * 0.95 + bend * 0.6)} ${pair(length * 0.22, width + bend * 0.1)} 0 0Z`

/** The shaded half above the vein of the leaf that `leaf` draws with the same arguments. */
export const halfLeaf = (length: number, width: number, bend = 0): string =>
  `${upperEdge(length, width, bend)}C${pair(length * 0.66, bend * 0.5)} ${pair(length * 0.3, bend * 0.12)} 0 0Z`

/** Draws the central vein of a leaf, which covers the fraction `share` of the leaf's length. */
export const vein = (length: number, bend = 0, share = 0.9): string =>
  `M0 0Q${pair(length * 0.5 * share, bend * 0.15)} ${pair(length * share, bend * share * share)}`
