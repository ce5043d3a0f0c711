import { expect, test } from 'vitest'
import { median } from './median.ts'

test('returns the middle value, the lower one of two', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([20, 10])).toBe(10)
  expect(median([])).toBeNaN()
})
