import library from 'jstat'

const { jStat } = library

/** An estimate, and the interval around it that contains the true value with the confidence that was asked for. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number }

/** How many of `visitors` bought something. */
export type Proportion = { readonly visitors: number; readonly buyers: number }

/**
 * A sample of `count` visitors with one value each. It contains only the sum of the values and the sum of their
 * squares.
 */
export type Sample = { readonly count: number; readonly sum: number; readonly sumOfSquares: number }

/** The number of standard deviations on either side of an estimate, for a confidence from 0 to 1. */
const deviations = (confidence: number): number => jStat.normal.inv(1 - (1 - confidence) / 2, 0, 1)

/**
 * The share of buyers, with the interval of Wilson, which is also accurate for few buyers. `undefined` without
 * visitors.
 */
export const estimateProportion = (
  { visitors, buyers }: Proportion,
  confidence: number,
): Estimate | undefined => {
  if (visitors === 0) return undefined
  const value = buyers / visitors
  const z = deviations(confidence)
  const scale = 1 + z ** 2 / visitors
  const center = (value + z ** 2 / (2 * visitors)) / scale
  const reach = (z / scale) * Math.sqrt((value * (1 - value)) / visitors + z ** 2 / (4 * visitors ** 2))
  return { value, low: Math.max(0, center - reach), high: Math.min(1, center + reach) }
}

/**
 * The difference of two shares, second minus first, with the interval of Newcombe. `undefined` when either group has no
 * visitors.
 */
export const estimateProportionDifference = (
  first: Proportion,
  second: Proportion,
  confidence: number,
): Estimate | undefined => {
  const [one, other] = [estimateProportion(first, confidence), estimateProportion(second, confidence)]
  if (!one || !other) return undefined
  const value = other.value - one.value
  return {
    value,
    low: value - Math.hypot(other.value - other.low, one.high - one.value),
    high: value + Math.hypot(other.high - other.value, one.value - one.low),
  }
}

const meanOf = ({ count, sum }: Sample): number => sum / count

/** The variance of the mean; `undefined` for fewer than two values. */
const varianceOfMean = (sample: Sample): number | undefined => {
  const { count, sumOfSquares } = sample
  if (count < 2) return undefined
  const variance = (sumOfSquares - count * meanOf(sample) ** 2) / (count - 1)
  return Math.max(0, variance) / count
}

const around = (value: number, variance: number, degrees: number, confidence: number): Estimate => {
  // A variance of 0 is a separate case, because the quantile may not be defined then.
  const reach =
    variance === 0 ? 0 : jStat.studentt.inv(1 - (1 - confidence) / 2, degrees) * Math.sqrt(variance)
  return { value, low: value - reach, high: value + reach }
}

/** The mean, with the interval of Student. `undefined` for fewer than two values. */
export const estimateMean = (sample: Sample, confidence: number): Estimate | undefined => {
  const variance = varianceOfMean(sample)
  if (variance === undefined) return undefined
  return around(meanOf(sample), variance, sample.count - 1, confidence)
}

/** The difference of two means, second minus first, with the interval of Welch. `undefined` for fewer than two values of either. */
export const estimateMeanDifference = (
  first: Sample,
  second: Sample,
  confidence: number,
): Estimate | undefined => {
  const [one, other] = [varianceOfMean(first), varianceOfMean(second)]
  if (one === undefined || other === undefined) return undefined
  const variance = one + other
  const degrees = variance ** 2 / (one ** 2 / (first.count - 1) + other ** 2 / (second.count - 1))
  return around(meanOf(second) - meanOf(first), variance, degrees, confidence)
}

/**
 * The probability of a distribution that is at least as uneven as this one, if visitors are assigned by the weights (χ²
 * test). `undefined` without visitors, or with fewer than two weights above 0.
 */
export const sampleRatioProbability = (
  groups: readonly { readonly visitors: number; readonly weight: number }[],
): number | undefined => {
  const weighted = groups.filter(({ weight }) => weight > 0)
  const visitors = weighted.reduce((sum, group) => sum + group.visitors, 0)
  const weights = weighted.reduce((sum, group) => sum + group.weight, 0)
  if (visitors === 0 || weighted.length < 2) return undefined
  const distance = weighted.reduce((sum, group) => {
    const expected = (visitors * group.weight) / weights
    return sum + (group.visitors - expected) ** 2 / expected
  }, 0)
  return 1 - jStat.chisquare.cdf(distance, weighted.length - 1)
}
