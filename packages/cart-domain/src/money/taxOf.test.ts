import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxOf } from './taxOf.ts'

const onTop = (amount: number) => ({ amount, includedInPrice: false })
const included = (amount: number) => ({ amount, includedInPrice: true })

test.each([
  [324, onTop(0.19), 386], // 385.56
  [50, onTop(0.05), 52], // 52.5: to the even cent
  [150, onTop(0.05), 158], // 157.5: to the even cent
  [30, onTop(0.05), 32], // 31.5
  [10_000, onTop(0.0475), 10_475],
  [1, onTop(0.08875), 1],
  [0, onTop(0.2), 0],
])('adds tax to %i cents at the rate %j: %i cents gross', (cents, rate, gross) => {
  expect(taxOf(cents, rate)).toEqual({ net: cents, gross })
})

test.each([
  [105, included(0.2), 88], // 87.5: to the even cent
  [3_900, included(0.19), 3_277],
  [3_900, included(0), 3_900],
])('calculates the net amount of %i cents with included tax at the rate %j: %i cents', (cents, rate, net) => {
  expect(taxOf(cents, rate)).toEqual({ net, gross: cents })
})

test('rounds added tax by at most half a cent at any amount', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(30_000), (cents, rate) => {
      const { gross } = taxOf(cents, onTop(rate / 100_000))
      expect(Math.abs(gross * 100_000 - cents * (100_000 + rate))).toBeLessThanOrEqual(50_000)
    }),
  )
})
