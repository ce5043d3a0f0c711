import type { ExperimentDefinition } from '@selvedge/identity-client/contract'
import {
  type Estimate,
  estimateMean,
  estimateMeanDifference,
  estimateProportion,
  estimateProportionDifference,
  sampleRatioProbability,
} from './intervals.ts'

/** The revenue of a variant's buyers in one currency: the sum of their cents, and of the squares. */
export type RevenueSum = { readonly cents: number; readonly squares: number }

/** What was recorded of a variant: visitors who saw it, those who bought something later, and their revenue by currency. */
export type VariantRecord = {
  readonly visitors: number
  readonly buyers: number
  readonly revenue: Readonly<Record<string, RevenueSum>>
}

/**
 * A difference to the first variant. `found` is `higher` or `lower` when the interval excludes 0, else `none`.
 */
export type Difference = Estimate & { readonly found: 'higher' | 'lower' | 'none' }

/** A variant in numbers. Shares are from 0 to 1, revenue is in cents a visitor. */
export type VariantReport = {
  readonly name: string
  /** The share of all visitors that the variant should get by its weight. */
  readonly weight: number
  readonly visitors: number
  readonly buyers: number
  readonly conversion: Estimate | undefined
  readonly revenue: Readonly<Record<string, Estimate | undefined>>
  /** The differences to the first variant; absent for the first. */
  readonly against?: {
    readonly conversion: Difference | undefined
    readonly revenue: Readonly<Record<string, Difference | undefined>>
  }
}

export type ExperimentReport = {
  readonly key: string
  readonly startsAt: string
  readonly stopsAt: string | null
  /**
   * The confidence of each interval, from 0 to 1. The more intervals a report has, the higher is the confidence of
   * each, so that all of them together have the confidence `CONFIDENCE`.
   */
  readonly confidence: number
  readonly sampleRatio: {
    /**
     * The probability that chance alone distributes the visitors at least as unevenly as in the report; `undefined`
     * without visitors.
     */
    readonly probability: number | undefined
    /** Whether the distribution of the visitors differs so much from the weights that the experiment has a fault. */
    readonly isMismatch: boolean
  }
  readonly variants: readonly VariantReport[]
}

/** The probability that all intervals of a report contain their true values. */
const CONFIDENCE = 0.95
/**
 * A split of the visitors that is less probable than this is a fault, not chance. This is the usual limit of
 * sample-ratio checks.
 */
const MISMATCH_BELOW = 0.001

const emptyRecord: VariantRecord = { visitors: 0, buyers: 0, revenue: {} }

const differenceOf = (estimate: Estimate | undefined): Difference | undefined => {
  if (!estimate) return undefined
  const { low, high } = estimate
  return { ...estimate, found: low > 0 ? 'higher' : high < 0 ? 'lower' : 'none' }
}

/** Calculates a report from what was recorded of each variant, by its name. */
export const createExperimentReport = (
  { key, startsAt, stopsAt, variants }: ExperimentDefinition,
  records: Readonly<Record<string, VariantRecord>>,
): ExperimentReport => {
  const weights = variants.reduce((sum, { weight }) => sum + weight, 0)
  const confidence = 1 - (1 - CONFIDENCE) / Math.max(1, variants.length - 1)
  const recordOf = (name: string): VariantRecord => records[name] ?? emptyRecord
  const currencies = [...new Set(variants.flatMap(({ name }) => Object.keys(recordOf(name).revenue)))].sort()
  /** The revenue of each visitor; those who bought nothing have 0. */
  const revenueOf = ({ visitors, revenue }: VariantRecord, currency: string) => ({
    count: visitors,
    sum: revenue[currency]?.cents ?? 0,
    sumOfSquares: revenue[currency]?.squares ?? 0,
  })
  const byCurrency = <Value>(calculate: (currency: string) => Value): Readonly<Record<string, Value>> =>
    Object.fromEntries(currencies.map((currency) => [currency, calculate(currency)]))
  const first = recordOf(variants[0]?.name ?? '')

  const reportOf = ({ name, weight }: (typeof variants)[number], at: number): VariantReport => {
    const record = recordOf(name)
    const { visitors, buyers } = record
    return {
      name,
      weight: weight / weights,
      visitors,
      buyers,
      conversion: estimateProportion(record, confidence),
      revenue: byCurrency((currency) => estimateMean(revenueOf(record, currency), confidence)),
      ...(at === 0
        ? {}
        : {
            against: {
              conversion: differenceOf(estimateProportionDifference(first, record, confidence)),
              revenue: byCurrency((currency) =>
                differenceOf(
                  estimateMeanDifference(revenueOf(first, currency), revenueOf(record, currency), confidence),
                ),
              ),
            },
          }),
    }
  }
  const probability = sampleRatioProbability(
    variants.map(({ name, weight }) => ({ visitors: recordOf(name).visitors, weight })),
  )
  return {
    key,
    startsAt,
    stopsAt,
    confidence,
    sampleRatio: { probability, isMismatch: probability !== undefined && probability < MISMATCH_BELOW },
    variants: variants.map(reportOf),
  }
}
