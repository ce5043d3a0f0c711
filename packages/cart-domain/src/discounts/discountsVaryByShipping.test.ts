import { expect, test } from 'vitest'
import { discountsVaryByShipping } from './discountsVaryByShipping.ts'

type Cart = Parameters<typeof discountsVaryByShipping>[0]
type Discount = Parameters<typeof discountsVaryByShipping>[1][number]

const guest = { groupKey: undefined, productTypes: ['fabric'] }
const paid: Cart['shippingInfo'] = { price: { centAmount: 795 }, discountedPrice: null }
const free: Cart['shippingInfo'] = { price: { centAmount: 0 }, discountedPrice: null }
const cart = (shippingInfo: Cart['shippingInfo'], codes: Cart['discountCodes'] = []): Cart => ({
  shippingInfo,
  discountCodes: codes,
})
const discount = (more: Partial<Discount> = {}): Discount => ({
  cartPredicate: 'true',
  target: { type: 'lineItems', predicate: 'true' },
  ...more,
})
const code = (...cartDiscounts: Discount[]): Cart['discountCodes'][number] => ({
  discountCode: { cartDiscounts },
})
const onShipping = discount({ target: { type: 'shipping' } })

test('returns “none” for discounts on lines', () => {
  expect(discountsVaryByShipping(cart(paid), [], guest)).toBe(false)
  expect(
    discountsVaryByShipping(
      cart(free),
      [discount({ cartPredicate: 'lineItemTotal(true) >= "5.00 USD"' })],
      guest,
    ),
  ).toBe(false)
  expect(discountsVaryByShipping(cart(paid, [code(discount())]), [discount()], guest)).toBe(false)
})

test('returns “none” for a shipping discount on paid shipping, and “possible” when shipping is free or unknown', () => {
  expect(discountsVaryByShipping(cart(paid), [onShipping], guest)).toBe(false)
  expect(discountsVaryByShipping(cart(paid, [code(onShipping)]), [], guest)).toBe(false)
  expect(discountsVaryByShipping(cart(free), [onShipping], guest)).toBe(true)
  expect(discountsVaryByShipping(cart(null), [onShipping], guest)).toBe(true)
  const forTrade = { ...onShipping, cartPredicate: 'customer.customerGroup.key = "trade"' }
  expect(discountsVaryByShipping(cart(free), [forTrade], guest)).toBe(false)
})

test.each([
  ['the shipping method', discount({ cartPredicate: 'shippingInfo.shippingMethodName = "Express"' })],
  ['the total', discount({ cartPredicate: 'totalPrice >= "50.00 USD"' })],
  ['the total with tax', discount({ cartPredicate: 'taxedPrice.gross >= "50.00 USD"' })],
])('returns “possible” for a condition on %s', (_, conditional) => {
  expect(discountsVaryByShipping(cart(paid), [conditional], guest)).toBe(true)
  expect(discountsVaryByShipping(cart(paid, [code(conditional)]), [], guest)).toBe(true)
})

test('returns “possible” for a discount on the total, and for a discount code whose discounts are unknown', () => {
  expect(discountsVaryByShipping(cart(paid), [discount({ target: { type: 'totalPrice' } })], guest)).toBe(
    true,
  )
  expect(discountsVaryByShipping(cart(paid, [{ discountCode: null }]), [], guest)).toBe(true)
})
