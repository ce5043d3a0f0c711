import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterpayInstalments } from './afterpayInstalments.ts'
import { AFTERPAY_LIMITS } from './afterpayLimits.ts'

test('adds the remaining cents to the last payment', () => {
  expect(afterpayInstalments(28_215)).toEqual({ each: 7_054, last: 7_053 })
  expect(afterpayInstalments(10_001)).toEqual({ each: 2_500, last: 2_501 })
  expect(afterpayInstalments(10_000)).toEqual({ each: 2_500, last: 2_500 })
})

test.each([3_499, 400_001, 0, -1, Number.NaN])('does not split an amount of %d cents', (cents) =>
  expect(afterpayInstalments(cents)).toBeUndefined(),
)

test('splits the smallest and the largest amount that Afterpay accepts', () => {
  expect(afterpayInstalments(3_500)).toEqual({ each: 875, last: 875 })
  expect(afterpayInstalments(400_000)).toEqual({ each: 100_000, last: 100_000 })
})

test('splits a total into four payments that add up to it and differ by at most two cents', () =>
  fc.assert(
    fc.property(fc.integer({ min: AFTERPAY_LIMITS.min, max: AFTERPAY_LIMITS.max }), (total) => {
      const { each, last } = afterpayInstalments(total) ?? { each: 0, last: 0 }
      expect(3 * each + last).toBe(total)
      expect(Math.abs(each - last)).toBeLessThanOrEqual(2)
    }),
  ))
