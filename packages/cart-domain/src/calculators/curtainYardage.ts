import {
  type CalculationResult,
  type FabricLength,
  fabricLength,
  findInvalidMeasure,
  impossibleMeasure,
  type MeasurementSystem,
  roundUp,
} from './measures.ts'

/** Curtains for one rail. Lengths are inches or centimetres, depending on the system. */
export type CurtainMeasurements = {
  readonly system: MeasurementSystem
  readonly railWidth: number
  /** From the rail to the lower edge of the curtain. */
  readonly drop: number
  readonly clothWidth: number
  /** The width of the cloth per width of the rail: 1 hangs flat, 2 is usual. */
  readonly fullness?: number | undefined
  /** The length for heading and hem together, for each drop. */
  readonly hems?: number | undefined
  /** Height of one pattern repeat; 0 or omitted for a plain cloth. */
  readonly repeat?: number | undefined
}

/**
 * The length to buy, the number of drops to cut from it, and the length of a drop. A drop has the cloth's full width.
 */
export type CurtainYardage = FabricLength & { readonly drops: number; readonly cut: number }

/**
 * Returns the length of cloth for curtains.
 *
 * `drops = ⌈railWidth × fullness ÷ clothWidth⌉`. A cut is `drop + hems`, rounded up to whole repeats so that the
 * pattern meets at the same height in every drop. `needed = drops × cut`, rounded up to an eighth of a yard or a tenth
 * of a metre. A measure that is not a positive number results in a problem that names the measure.
 *
 * @example
 * ```ts
 * import { curtainYardage } from '@selvedge/cart-domain/calculators'
 *
 * const curtains = curtainYardage({ system: 'IMPERIAL', railWidth: 60, drop: 84, clothWidth: 54 })
 * if (curtains.ok) curtains.value // { length: 7, unit: 'yd', drops: 3, cut: 84 }
 * ```
 */
export const curtainYardage = ({
  system,
  fullness = 2,
  hems = 0,
  repeat = 0,
  ...sizes
}: CurtainMeasurements): CalculationResult<CurtainYardage> => {
  const bad =
    findInvalidMeasure({ ...sizes, fullness }, 'above-zero') ?? findInvalidMeasure({ hems, repeat }, 'zero')
  if (bad) return impossibleMeasure(bad)
  const drops = roundUp((sizes.railWidth * fullness) / sizes.clothWidth)
  const needed = sizes.drop + hems
  const cut = repeat === 0 ? needed : roundUp(needed / repeat) * repeat
  return { ok: true, value: { ...fabricLength(drops * cut, system), drops, cut } }
}
