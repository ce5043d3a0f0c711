import { badMeasure, type Calculation, impossible, roundDown, roundUp } from './measures.ts'

/** A door or a window in a wall. */
export type Opening = { readonly width: number; readonly height: number }

/** A wall to be papered. All lengths are in one unit, whichever: inches, centimetres. */
export type PaperedWall = {
  readonly width: number
  readonly height: number
  readonly rollWidth: number
  readonly rollLength: number
  /** Height of one pattern repeat; 0 or left out for a paper without. */
  readonly repeat?: number
  /** How far each strip is set off from the one before it: half the repeat for a half drop. */
  readonly drop?: number
  /** What is cut off at the top and at the bottom together, a strip. */
  readonly trim?: number
  readonly openings?: readonly Opening[]
}

/** Rolls to buy, and the strips that they are cut into. */
export type WallpaperRolls = {
  readonly rolls: number
  readonly strips: number
  readonly stripLength: number
}

/**
 * Rolls of wallpaper for a wall.
 *
 * `strips = ⌈width ÷ rollWidth⌉`. A strip is `height + trim`, rounded up to whole repeats; with a drop, strips are
 * cut from a length with one drop more, because every other one starts later in the pattern. A roll gives
 * `⌊rollLength ÷ strip⌋` strips. An opening saves the strips that fall into it whole, `⌊opening width ÷ rollWidth⌋`, and
 * only where it is as high as the wall less one repeat, since a strip above or below it is cut from a roll all the same;
 * smaller ones save nothing. At least one roll is needed; a strip longer than the roll is a problem of `rollLength`.
 */
export const wallpaperRolls = ({
  repeat = 0,
  drop = 0,
  trim = 0,
  openings = [],
  ...sizes
}: PaperedWall): Calculation<WallpaperRolls> => {
  const bad = badMeasure(sizes, 'above-zero') ?? badMeasure({ repeat, drop, trim }, 'zero')
  if (bad) return impossible(bad)
  const { width, height, rollWidth, rollLength } = sizes
  const outside = openings.some(
    (opening) =>
      badMeasure({ width: opening.width, height: opening.height }, 'above-zero') !== undefined ||
      opening.width > width ||
      opening.height > height,
  )
  if (outside || openings.reduce((sum, opening) => sum + opening.width, 0) > width)
    return impossible('openings')
  const stripLength = (repeat === 0 ? height + trim : roundUp((height + trim) / repeat) * repeat) + drop
  const stripsARoll = roundDown(rollLength / stripLength)
  if (stripsARoll === 0) return impossible('rollLength')
  const saved = openings
    .filter((opening) => opening.height >= height - repeat)
    .reduce((sum, opening) => sum + roundDown(opening.width / rollWidth), 0)
  const strips = Math.max(1, roundUp(width / rollWidth) - saved)
  return { ok: true, value: { rolls: roundUp(strips / stripsARoll), strips, stripLength } }
}
