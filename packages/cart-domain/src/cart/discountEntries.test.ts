import { expect, test } from 'vitest'
import { aCart, aLine, usd } from '../testing/builders.ts'
import { discountEntries, shippingDiscountEntries } from './discountEntries.ts'

const included = (name: string | null, cents: number) => ({
  discountedAmount: usd(cents),
  discount: { name },
})

test('merges a discount on several lines into one entry, and adds up the amounts of all discounted units', () => {
  const part = {
    quantity: 2,
    discountedPrice: { value: usd(3_500), includedDiscounts: [included('Plus members', 400)] },
  }
  const line = aLine({ quantity: 2, discountedPricePerQuantity: [part] })
  expect(discountEntries(aCart([line, line]))).toEqual([{ name: 'Plus members', value: 1_600, hide: false }])
})

test('lists discounts on lines before discounts on the total, and uses an empty name for a discount without a name', () => {
  const sale = { value: usd(3_900), discounted: { value: usd(3_000), discount: { name: 'Sale' } } }
  const cart = aCart(
    [aLine({ quantity: 2, price: sale }), aLine({ price: { ...sale, discounted: { value: usd(3_900) } } })],
    {
      discountOnTotalPrice: { discountedAmount: usd(500), includedDiscounts: [included(null, 500)] },
    },
  )
  expect(discountEntries(cart)).toEqual([
    { name: 'Sale', value: 1_800, hide: false },
    { name: '', value: 500, hide: false },
  ])
})

test('marks a discount of 0 as hidden', () => {
  const nothing = aLine({
    price: { value: usd(3_900), discounted: { value: usd(3_900), discount: { name: 'Sale' } } },
  })
  expect(discountEntries(aCart([nothing]))).toEqual([{ name: 'Sale', value: 0, hide: true }])
})

test('lists discounts on shipping separately', () => {
  const shippingInfo = {
    shippingMethodName: 'Standard',
    price: usd(800),
    discountedPrice: { value: usd(300), includedDiscounts: [included('Trade', 400), included('Code', 100)] },
  }
  const cart = aCart([aLine()], { shippingInfo })
  expect(shippingDiscountEntries(cart)).toEqual([
    { name: 'Trade', value: 400, hide: false },
    { name: 'Code', value: 100, hide: false },
  ])
  expect(discountEntries(cart)).toEqual([])
  expect(shippingDiscountEntries(aCart())).toEqual([])
})
