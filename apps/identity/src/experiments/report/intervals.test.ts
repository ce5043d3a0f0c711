import { expect, test } from 'vitest'
import {
  estimateMean,
  estimateMeanDifference,
  estimateProportion,
  estimateProportionDifference,
  type Sample,
  sampleRatioProbability,
} from './intervals.ts'

const sampleOf = (values: readonly number[]): Sample => ({
  count: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  sumOfSquares: values.reduce((sum, value) => sum + value ** 2, 0),
})

test('estimates a proportion with the same results as table I in Newcombe (1998)', () => {
  const { low, high } = estimateProportion({ visitors: 263, buyers: 81 }, 0.95) ?? {}
  expect(low).toBeCloseTo(0.2553, 4)
  expect(high).toBeCloseTo(0.3662, 4)
  expect(estimateProportion({ visitors: 20, buyers: 0 }, 0.95)?.high).toBeCloseTo(0.1611, 4)
})

test('estimates a difference of proportions with the same results as method 10 in Newcombe (1998)', () => {
  const { value, low, high } =
    estimateProportionDifference({ visitors: 80, buyers: 48 }, { visitors: 70, buyers: 56 }, 0.95) ?? {}
  expect(value).toBeCloseTo(0.2, 10)
  expect(low).toBeCloseTo(0.0524, 4)
  expect(high).toBeCloseTo(0.3339, 4)
})

test('uses the quantile of Student’s t-distribution when it estimates a mean of few values', () => {
  // The mean of 1 to 11 is 6, its standard error 1, and the quantile for 10 degrees of freedom 2.2281.
  const { value, low, high } = estimateMean(sampleOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), 0.95) ?? {}
  expect([value, low, high]).toEqual([6, expect.closeTo(6 - 2.2281, 4), expect.closeTo(6 + 2.2281, 4)])
})

test('estimates a difference of means with the same result as Welch’s test in SciPy', () => {
  // scipy.stats.ttest_ind(second, first, equal_var=False).confidence_interval(0.95), 8.9566 degrees of freedom.
  const first = sampleOf([3, 4, 5, 6, 7])
  const second = sampleOf([5, 8, 8, 9, 6, 10.8])
  const { value, low, high } = estimateMeanDifference(first, second, 0.95) ?? {}
  expect(value).toBeCloseTo(2.8, 10)
  expect(low).toBeCloseTo(0.29952, 4)
  expect(high).toBeCloseTo(5.30048, 4)
})

test.each([
  [1, [500, 500], [1, 1]],
  [0.05, [469, 531], [1, 1]],
  [1, [900, 100], [9, 1]],
] as const)(
  'returns the probability %d of a split at least as uneven as the counts %j, for the weights %j',
  (probability, visitors, weights) => {
    const groups = visitors.map((count, at) => ({ visitors: count, weight: weights[at] ?? 0 }))
    expect(sampleRatioProbability(groups)).toBeCloseTo(probability, 2)
  },
)

test('returns undefined without data', () => {
  const empty = { count: 0, sum: 0, sumOfSquares: 0 }
  expect(estimateProportion({ visitors: 0, buyers: 0 }, 0.95)).toBeUndefined()
  expect(estimateMean(empty, 0.95)).toBeUndefined()
  expect(estimateMeanDifference(empty, empty, 0.95)).toBeUndefined()
  expect(sampleRatioProbability([{ visitors: 0, weight: 1 }])).toBeUndefined()
})

test('returns an interval of zero width for the mean of equal values', () =>
  expect(estimateMean(sampleOf([5, 5, 5]), 0.95)).toEqual({ value: 5, low: 5, high: 5 }))
