import type { Result } from '../result/result.ts'

/** The system of lengths: inches and yards, or centimetres and metres (spec §3, measurement system). */
export type MeasurementSystem = 'IMPERIAL' | 'METRIC'

/**
 * The unit by which fabric is sold: the inches in a yard or the centimetres in a metre, and the number of parts into
 * which that unit is cut.
 */
const sold = {
  IMPERIAL: { small: 36, parts: 8, unit: 'yd' },
  METRIC: { small: 100, parts: 10, unit: 'm' },
} as const

/** A length of fabric to buy, in yards or metres. */
export type FabricLength = { readonly length: number; readonly unit: 'yd' | 'm' }

/** Differences below this are floating-point error. */
const NOISE = 1e-9

/** Rounds up, ignoring floating-point error. */
export const roundUp = (value: number): number => Math.ceil(value - NOISE)

/** Rounds down, ignoring floating-point error. */
export const roundDown = (value: number): number => Math.floor(value + NOISE)

/** The length to buy for a number of inches or centimetres: rounded up to an eighth of a yard or a tenth of a metre. */
export const fabricLength = (needed: number, system: MeasurementSystem): FabricLength => {
  const { small, parts, unit } = sold[system]
  return { length: roundUp((needed / small) * parts) / parts, unit }
}

/**
 * Why a calculation has no result. `field` names the first measure that is not a positive number, or a measure that
 * makes the result impossible.
 */
export type MeasurementProblem = { readonly kind: 'measure'; readonly field: string }

/** The result of a calculation, or the measure that makes it impossible. */
export type CalculationResult<Value> = Result<Value, MeasurementProblem>

/** The first field that is not a finite number of at least its minimum; `undefined` when all are valid. */
export const findInvalidMeasure = (
  fields: Readonly<Record<string, number>>,
  least: 'above-zero' | 'zero',
): string | undefined =>
  Object.entries(fields).find(
    ([, value]) => !Number.isFinite(value) || value < 0 || (least === 'above-zero' && value === 0),
  )?.[0]

export const impossibleMeasure = (field: string): CalculationResult<never> => ({
  ok: false,
  problem: { kind: 'measure', field },
})
