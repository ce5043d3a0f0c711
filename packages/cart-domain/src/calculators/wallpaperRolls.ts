import {
  type CalculationResult,
  findInvalidMeasure,
  impossibleMeasure,
  roundDown,
  roundUp,
} from './measures.ts'

/** A door or a window in a wall. */
export type WallOpening = { readonly width: number; readonly height: number }

/**
 * A wall to paper. All lengths are in the same unit, for example inches or centimetres. The attributes of a variant in the
 * catalogue are in centimetres.
 */
export type WallMeasurements = {
  readonly width: number
  readonly height: number
  /** In the catalogue the attribute `printableWidthCm`. */
  readonly rollWidth: number
  /** In the catalogue the attribute `rollLengthCm`. */
  readonly rollLength: number
  /** Height of one pattern repeat, in the catalogue `repeatHeightCm`; 0 or omitted for a paper without a pattern. */
  readonly repeat?: number | undefined
  /**
   * The offset of each strip from the one before it: half the repeat when the attribute `repeatType` is `half-drop`. Default
   * 0, for all other values.
   */
  readonly drop?: number | undefined
  /** The length that is cut off a strip at the top and at the bottom together. */
  readonly trim?: number | undefined
  readonly openings?: readonly WallOpening[] | undefined
}

/** Rolls to buy, and the strips that they are cut into. */
export type WallpaperRolls = {
  readonly rolls: number
  readonly strips: number
  readonly stripLength: number
}

/**
 * Returns the rolls of wallpaper for a wall.
 *
 * `strips = ⌈width ÷ rollWidth⌉`. A strip is `height + trim`, rounded up to whole repeats; with a drop, strips are cut
 * from a length with one drop more, because every other strip starts later in the pattern. A roll gives `⌊rollLength ÷
 * strip⌋` strips. An opening saves the strips that are inside it completely, `⌊opening width ÷ rollWidth⌋`, and only
 * when it is at least as high as the wall less one repeat: above or below a lower opening a strip is still cut from a
 * roll. At least one roll is needed; a strip longer than the roll is a problem of `rollLength`.
 *
 * @example
 * ```ts
 * import { wallpaperRolls } from '@selvedge/cart-domain/calculators'
 *
 * const rolls = wallpaperRolls({ width: 400, height: 250, rollWidth: 60, rollLength: 360 })
 * if (rolls.ok) rolls.value // { rolls: 7, strips: 7, stripLength: 250 }
 * ```
 */
export const wallpaperRolls = ({
  repeat = 0,
  drop = 0,
  trim = 0,
  openings = [],
  ...sizes
}: WallMeasurements): CalculationResult<WallpaperRolls> => {
  const bad = findInvalidMeasure(sizes, 'above-zero') ?? findInvalidMeasure({ repeat, drop, trim }, 'zero')
  if (bad) return impossibleMeasure(bad)
  const { width, height, rollWidth, rollLength } = sizes
  const outside = openings.some(
    (opening) =>
      findInvalidMeasure({ width: opening.width, height: opening.height }, 'above-zero') !== undefined ||
      opening.width > width ||
      opening.height > height,
  )
  if (outside || openings.reduce((sum, opening) => sum + opening.width, 0) > width)
    return impossibleMeasure('openings')
  const stripLength = (repeat === 0 ? height + trim : roundUp((height + trim) / repeat) * repeat) + drop
  const stripsPerRoll = roundDown(rollLength / stripLength)
  if (stripsPerRoll === 0) return impossibleMeasure('rollLength')
  const saved = openings
    .filter((opening) => opening.height >= height - repeat)
    .reduce((sum, opening) => sum + roundDown(opening.width / rollWidth), 0)
  const strips = Math.max(1, roundUp(width / rollWidth) - saved)
  return { ok: true, value: { rolls: roundUp(strips / stripsPerRoll), strips, stripLength } }
}
