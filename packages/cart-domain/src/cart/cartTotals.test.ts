import { expect, test } from 'vitest'
import type { CartLike, LineItemLike } from './cartLike.ts'
import { cartTotals } from './cartTotals.ts'
import { discountEntries, shippingDiscountEntries } from './discountEntries.ts'

const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount, fractionDigits: 2 })
const line = (more: Partial<LineItemLike> = {}): LineItemLike => ({
  id: 'a',
  quantity: 1,
  price: { value: eur(3900) },
  totalPrice: eur(3900),
  discountedPricePerQuantity: [],
  ...more,
})
const cart = (more: Partial<CartLike> = {}): CartLike => ({
  lineItems: [line()],
  totalPrice: eur(3900),
  ...more,
})

test('returns subtotal and total, but no shipping and no tax, for a cart without an address', () => {
  expect(cartTotals(cart())).toEqual({
    currencyCode: 'EUR',
    subtotal: 3900,
    shipping: undefined,
    discountedShipping: undefined,
    tax: undefined,
    taxIncluded: false,
    discount: 0,
    total: 3900,
  })
})

test('adds up product discounts and discounts from codes, and lists each discount by name', () => {
  // 3 × 39.00 = 117.00; 15 % product discount: 33.15 each; WELCOME10 takes 3.32 of each: 29.83 × 3 = 89.49
  const discounted = line({
    quantity: 3,
    price: { value: eur(3900), discounted: { value: eur(3315), discount: { name: 'Autumn cushions' } } },
    totalPrice: eur(8949),
    discountedPricePerQuantity: [
      {
        quantity: 3,
        discountedPrice: {
          value: eur(2983),
          includedDiscounts: [{ discountedAmount: eur(332), discount: { name: 'Welcome' } }],
        },
      },
    ],
  })
  const totals = cartTotals(cart({ lineItems: [discounted], totalPrice: eur(8949) }))
  expect(totals.subtotal).toBe(11700)
  expect(totals.discount).toBe(2751)
  expect(discountEntries(cart({ lineItems: [discounted] }))).toEqual([
    { name: 'Autumn cushions', value: 1755, hide: false },
    { name: 'Welcome', value: 996, hide: false },
  ])
})

test('treats a tier price as the price, and only a reduction of the tier price as a discount', () => {
  const tiered = line({ quantity: 10, totalPrice: eur(35000) })
  expect(cartTotals(cart({ lineItems: [tiered] }))).toMatchObject({ subtotal: 35000, discount: 0 })
  const part = {
    quantity: 10,
    discountedPrice: {
      value: eur(3150),
      includedDiscounts: [{ discountedAmount: eur(350), discount: { name: 'Welcome' } }],
    },
  }
  const reduced = { ...tiered, totalPrice: eur(31500), discountedPricePerQuantity: [part] }
  expect(cartTotals(cart({ lineItems: [reduced] }))).toMatchObject({ subtotal: 35000, discount: 3500 })
})

test('leaves a free gift item out of the subtotal and the discounts', () => {
  const part = {
    quantity: 1,
    discountedPrice: {
      value: eur(0),
      includedDiscounts: [{ discountedAmount: eur(3900), discount: { name: 'Gift' } }],
    },
  }
  const gift = line({
    id: 'gift',
    lineItemMode: 'GiftLineItem',
    totalPrice: eur(0),
    discountedPricePerQuantity: [part],
  })
  const given = cart({ lineItems: [line(), gift] })
  expect(cartTotals(given)).toMatchObject({ subtotal: 3900, discount: 0, total: 3900 })
  expect(discountEntries(given)).toEqual([])
})

test('adds tax to the total when prices do not include it', () => {
  // 39.00 + 8.00 shipping = 47.00 net, 8 % of it = 3.76
  const totals = cartTotals(
    cart({
      totalPrice: eur(4700),
      shippingInfo: { shippingMethodName: 'Standard', price: eur(800) },
      taxedPrice: { totalNet: eur(4700), totalGross: eur(5076) },
    }),
  )
  expect(totals).toMatchObject({ tax: 376, taxIncluded: false, total: 5076, discountedShipping: 800 })
  expect(totals.subtotal - totals.discount + (totals.discountedShipping ?? 0) + (totals.tax ?? 0)).toBe(
    totals.total,
  )
})

test('returns included tax, but does not add it to the total', () => {
  // 39.00 gross at 19 %: net 32.77, tax 6.23
  const totals = cartTotals(cart({ taxedPrice: { totalNet: eur(3277), totalGross: eur(3900) } }))
  expect(totals).toMatchObject({ tax: 623, taxIncluded: true, total: 3900 })
})

test('returns amounts that add up to the total when the total and the shipping are discounted', () => {
  const reduced = cart({
    totalPrice: eur(3400),
    discountOnTotalPrice: {
      discountedAmount: eur(500),
      includedDiscounts: [{ discountedAmount: eur(500), discount: { name: 'Five off' } }],
    },
    shippingInfo: {
      shippingMethodName: 'Standard',
      price: eur(800),
      discountedPrice: {
        value: eur(0),
        includedDiscounts: [{ discountedAmount: eur(800), discount: { name: 'Free shipping' } }],
      },
    },
  })
  const totals = cartTotals(reduced)
  expect(totals.subtotal - totals.discount + (totals.discountedShipping ?? 0)).toBe(totals.total)
  expect(shippingDiscountEntries(reduced)).toEqual([{ name: 'Free shipping', value: 800, hide: false }])
})
