import { expect, test } from 'vitest'
import { zipfIndexes } from './zipf.ts'

test('returns the first index about as often as Zipf’s law says, and every index below the size', () => {
  const indexes = zipfIndexes(10, 10_000)
  const countOf = (index: number): number => indexes.filter((each) => each === index).length
  // The sum of 1/n up to 10 is 2.93.
  expect(countOf(0) / 10_000).toBeCloseTo(1 / 2.93, 1)
  expect(countOf(0) / countOf(9)).toBeGreaterThan(7)
  expect(new Set(indexes).size).toBe(10)
})

test('returns the same order for the same seed only', () => {
  expect(zipfIndexes(50, 20, 3)).toEqual(zipfIndexes(50, 20, 3))
  expect(zipfIndexes(50, 20, 3)).not.toEqual(zipfIndexes(50, 20, 4))
})
