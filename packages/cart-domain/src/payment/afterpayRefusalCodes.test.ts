import { expect, test } from 'vitest'
import { aCart, aLine, aPlusLine, usd } from '../testing/builders.ts'
import { afterpayRefusalCodes } from './afterpayRefusalCodes.ts'

const costing = (cents: number) => aCart([aLine({ price: { value: usd(cents) } })])

test.each([3_500, 3_501, 10_000, 399_999, 400_000])('accepts %i cents', (cents) => {
  expect(afterpayRefusalCodes(costing(cents), 'US')).toEqual([])
})

test.each([0, 3_499, 400_001])('refuses %i cents', (cents) => {
  expect(afterpayRefusalCodes(costing(cents), 'US')).toEqual(['AFTERPAY_INVALID_AMOUNT'])
})

test('checks the amount that the shopper pays, tax included', () => {
  const cart = aCart([aLine({ price: { value: usd(3_400) } })], {
    taxedPrice: { totalNet: usd(3_400), totalGross: usd(3_600) },
  })
  expect(afterpayRefusalCodes(cart, 'US')).toEqual([])
})

test.each(['CA', 'us', '', undefined])('accepts the US, but not %j', (country) => {
  expect(afterpayRefusalCodes(costing(5_000), country)).toEqual(['AFTERPAY_INVALID_COUNTRY'])
})

test('refuses another currency without checking its amount', () => {
  const cart = { ...aCart([]), totalPrice: { currencyCode: 'CAD', centAmount: 1 } }
  expect(afterpayRefusalCodes(cart, 'US')).toEqual(['AFTERPAY_INVALID_CURRENCY'])
})

test('does not check the amount when the country is refused', () => {
  expect(afterpayRefusalCodes(costing(1), 'CA')).toEqual(['AFTERPAY_INVALID_COUNTRY'])
})

test('refuses subscriptions, alone and beside other items', () => {
  expect(afterpayRefusalCodes(aCart([aPlusLine()]), 'US')).toEqual(['AFTERPAY_INVALID_ITEM_IN_CART'])
  expect(afterpayRefusalCodes(aCart([aLine(), aPlusLine()]), 'CA')).toEqual([
    'AFTERPAY_INVALID_COUNTRY',
    'AFTERPAY_INVALID_ITEM_IN_CART',
  ])
})
