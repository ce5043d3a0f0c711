import { expect, test } from 'vitest'
import { usd } from '../testing/builders.ts'
import { shippingRatePrice } from './shippingRatePrice.ts'

const tier = (isMatching: boolean | null, cents: number) =>
  ({ type: 'CartScore', isMatching, scorePrice: usd(cents) }) as const

test('returns the price of the tier that matches the cart', () =>
  expect(shippingRatePrice({ price: usd(800), tiers: [tier(false, 900), tier(true, 1_200)] })).toEqual(
    usd(1_200),
  ))

test('returns the rate’s own price when no tier matches', () => {
  expect(shippingRatePrice({ price: usd(800), tiers: [] })).toEqual(usd(800))
  expect(shippingRatePrice({ price: usd(800), tiers: [tier(null, 900)] })).toEqual(usd(800))
})
