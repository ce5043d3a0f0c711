import {
  type CalculationResult,
  type FabricLength,
  fabricLength,
  findInvalidMeasure,
  impossibleMeasure,
  type MeasurementSystem,
  roundUp,
} from './measures.ts'

/** A quilt that needs a back. Lengths are inches or centimetres, depending on the system. */
export type QuiltMeasurements = {
  readonly system: MeasurementSystem
  readonly width: number
  readonly length: number
  readonly clothWidth: number
  /** How far the back extends beyond the quilt on each side. */
  readonly overhang?: number | undefined
  /** The width that a seam takes from each of the two panels that it joins. */
  readonly seam?: number | undefined
}

/** The length to buy, and the panels to sew, which run along the quilt's length or across it. */
export type QuiltBackYardage = FabricLength & {
  readonly panels: number
  readonly run: 'lengthwise' | 'crosswise'
}

/**
 * Returns the length of cloth for the back of a quilt, sewn from panels of the cloth's full width, in eighths of a yard or
 * tenths of a metre.
 *
 * The back is the quilt with the overhang on all sides. A breadth `b` needs the smallest number `n` of panels with
 * `n × clothWidth − 2 × seam × (n − 1) ≥ b`, so `n = ⌈(b − 2 × seam) ÷ (clothWidth − 2 × seam)⌉`, each as long as the
 * other side. Both directions of the panels are calculated, and the shorter length is returned; lengthwise on a tie. A
 * seam that uses up the cloth is a problem of `seam`.
 *
 * @example
 * ```ts
 * import { quiltBackYardage } from '@selvedge/cart-domain/calculators'
 *
 * const back = quiltBackYardage({ system: 'IMPERIAL', width: 60, length: 80, clothWidth: 42, overhang: 4 })
 * if (back.ok) back.value // { length: 5, unit: 'yd', panels: 2, run: 'lengthwise' }
 * ```
 */
export const quiltBackYardage = ({
  system,
  overhang = 0,
  seam = 0,
  ...sizes
}: QuiltMeasurements): CalculationResult<QuiltBackYardage> => {
  const bad = findInvalidMeasure(sizes, 'above-zero') ?? findInvalidMeasure({ overhang, seam }, 'zero')
  if (bad) return impossibleMeasure(bad)
  const { clothWidth } = sizes
  if (clothWidth <= 2 * seam) return impossibleMeasure('seam')
  const width = sizes.width + 2 * overhang
  const length = sizes.length + 2 * overhang
  const panelsFor = (breadth: number): number =>
    breadth <= clothWidth ? 1 : roundUp((breadth - 2 * seam) / (clothWidth - 2 * seam))
  const lengthwise = { panels: panelsFor(width), run: 'lengthwise', each: length } as const
  const crosswise = { panels: panelsFor(length), run: 'crosswise', each: width } as const
  const best = crosswise.panels * width < lengthwise.panels * length ? crosswise : lengthwise
  const { panels, run, each } = best
  return { ok: true, value: { ...fabricLength(panels * each, system), panels, run } }
}
