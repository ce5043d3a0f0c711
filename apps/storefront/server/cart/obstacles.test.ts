import { aCart, aLine, anAddress, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { obstaclesOf } from './obstacles.ts'

const rules = { isPlusMember: false, minimums: [], locale: 'en-US' } as const
const plus = aLine({
  id: 'plus',
  name: 'Plus membership',
  productType: { key: 'subscriptions', name: 'Subscriptions' },
})
const minimums = [
  { currencyCode: 'EUR', centAmount: 9_900 },
  { currencyCode: 'USD', centAmount: 5_000 },
]

test('a plain cart may go on, and a site without a minimum takes any order', () =>
  expect(obstaclesOf(aCart(), rules)).toEqual([]))

test('a Plus membership beside something else, or bought by a member, is named by its line', () => {
  const cart = aCart({ lineItems: [plus, aLine({ id: 'other' })] })
  expect(obstaclesOf(cart, { ...rules, isPlusMember: true })).toEqual([
    { kind: 'plus-not-alone', lineItemIds: ['plus'] },
    { kind: 'plus-active', lineItemIds: ['plus'] },
  ])
})

test('below the minimum of its currency a cart says what is missing, whatever delivery and tax come to', () => {
  const cart = aCart({
    lineItems: [
      aLine({ quantity: 1, price: { ...aLine().price, value: usd(3_900) }, totalPrice: usd(3_900) }),
    ],
    totalPrice: usd(6_000),
  })
  expect(obstaclesOf(cart, { ...rules, minimums })).toEqual([
    { kind: 'below-minimum', minimum: '$50.00', missing: '$11.00' },
  ])
})

test('the smallest order is asked for wherever it goes and whoever could not be paid there', () => {
  const abroad = aCart({ shippingAddress: anAddress({ country: 'CA' }) })
  expect(obstaclesOf(abroad, { ...rules, minimums: [usd(500_000)] })).toMatchObject([
    { kind: 'below-minimum' },
  ])
})

test('the minimum itself is enough, and another currency’s does not count', () => {
  const cart = aCart({ lineItems: [aLine({ quantity: 1, totalPrice: usd(5_000) })], totalPrice: usd(5_000) })
  expect(obstaclesOf(cart, { ...rules, minimums })).toEqual([])
  expect(obstaclesOf(aCart(), { ...rules, minimums: minimums.slice(0, 1) })).toEqual([])
})
