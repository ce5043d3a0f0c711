import { expect, test } from 'vitest'
import { aCart, aLine, aPlusLine, details, usd } from '../testing/builders.ts'
import { checkoutBlockers } from './checkoutBlockers.ts'

const rules = { isPlusMember: false, minimums: [] }
const minimums = [{ currencyCode: 'EUR', centAmount: 9_900 }, usd(5_000)]

test('returns no blocker for a plain cart without a minimum amount, and none for an empty cart', () => {
  expect(checkoutBlockers(aCart(), rules)).toEqual([])
  expect(checkoutBlockers(aCart([]), { ...rules, minimums })).toEqual([])
})

test('returns blockers for a Plus membership beside another item and for a shopper who is already a member', () =>
  expect(
    checkoutBlockers(aCart([aPlusLine(), aLine({ id: 'other' })]), { ...rules, isPlusMember: true }),
  ).toEqual([
    { kind: 'plus-not-alone', lineItemIds: ['plus'] },
    { kind: 'plus-active', lineItemIds: ['plus'] },
  ]))

test('returns the Fill-a-Yard lines that have an empty part', () => {
  const attributesRaw = details({ category: 'fill-a-yard', 'template-name': 'Four quarters' })
  const empty = aLine({ id: 'yard', variant: { sku: 'yard', attributesRaw } })
  expect(checkoutBlockers(aCart([aLine(), empty]), rules)).toEqual([
    { kind: 'yard-unfilled', lineItemIds: ['yard'] },
  ])
})

test('returns how much the subtotal, without shipping and tax, is below the minimum in the cart’s currency', () => {
  const cart = aCart([aLine()], { totalPrice: usd(6_000) })
  expect(checkoutBlockers(cart, { ...rules, minimums })).toEqual([
    { kind: 'below-minimum', minimum: usd(5_000), missing: usd(1_100) },
  ])
})

test('accepts a cart of exactly the minimum amount, and ignores a minimum in another currency', () => {
  const cart = aCart([aLine({ totalPrice: usd(5_000) })])
  expect(checkoutBlockers(cart, { ...rules, minimums })).toEqual([])
  expect(checkoutBlockers(aCart(), { ...rules, minimums: minimums.slice(0, 1) })).toEqual([])
})

test('applies the minimum order amount wherever the cart is shipped', () => {
  const abroad = { ...aCart(), shippingAddress: { country: 'CA' } }
  expect(checkoutBlockers(abroad, { ...rules, minimums: [usd(500_000)] })).toMatchObject([
    { kind: 'below-minimum' },
  ])
})
