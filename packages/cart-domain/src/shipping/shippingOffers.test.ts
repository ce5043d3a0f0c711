import { expect, test } from 'vitest'
import { aCart, aLine, usd } from '../testing/builders.ts'
import { shippingOffers } from './shippingOffers.ts'

type Rate = Parameters<typeof shippingOffers>[2] extends (rate: infer Each) => unknown ? Each : never

const method = (key: string, cents: number, more: Partial<Rate> & { isDefault?: boolean } = {}) => {
  const { isDefault = false, ...rate } = more
  const other = { isMatching: false, price: usd(1) }
  return {
    key,
    isDefault,
    zoneRates: [
      { shippingRates: [other] },
      { shippingRates: [{ isMatching: true, price: usd(cents), freeAbove: null, ...rate }] },
    ],
  }
}
const offers = (methods: ReturnType<typeof method>[], cart = aCart([aLine({ quantity: 2 })])) =>
  shippingOffers(methods, cart, ({ price }) => price).map(({ method: { key }, cents }) => [key, cents])

test('puts the default method first and sorts the others by price', () =>
  expect(
    offers([
      method('express', 2_995),
      method('standard', 3_000, { isDefault: true }),
      method('priority', 1_495),
    ]),
  ).toEqual([
    ['standard', 3_000],
    ['priority', 1_495],
    ['express', 2_995],
  ]))

test('omits a method when none of its rates matches the address', () =>
  expect(offers([method('standard', 795, { isMatching: false }), method('express', 2_995)])).toEqual([
    ['express', 2_995],
  ]))

test('offers a method for free when the cart reaches the rate’s free-above amount, and also returns the rate’s price', () => {
  const standard = method('standard', 795, { freeAbove: usd(7_800) })
  expect(offers([standard])).toEqual([['standard', 0]])
  expect(offers([standard], aCart([aLine()]))).toEqual([['standard', 795]])
  expect(shippingOffers([standard], aCart([aLine({ quantity: 2 })]), ({ price }) => price)).toMatchObject([
    { price: usd(795) },
  ])
})

test('uses the function priceOf for the price of a rate', () =>
  expect(
    shippingOffers([method('standard', 795)], aCart(), () => usd(1_200)).map(({ cents }) => cents),
  ).toEqual([1_200]))
