import { expect, test } from 'vitest'
import { deliveryDiscounts } from './deliveryDiscounts.ts'

type Cart = Parameters<typeof deliveryDiscounts>[0]
type Discount = Parameters<typeof deliveryDiscounts>[1][number]

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
  state: 'MatchesCart',
  discountCodeRef: { typeId: 'discount-code', id: 'a' },
  discountCode: {
    id: 'a',
    code: 'A',
    name: 'A',
    isActive: true,
    cartDiscounts: cartDiscounts.map(({ cartPredicate, target }) => ({
      id: 'd',
      name: 'D',
      cartPredicate,
      target: target ? { type: target.type } : null,
    })),
  },
})
const onShipping = discount({ target: { type: 'shipping' } })

test('what comes off lines has nothing to do with how they are delivered', () => {
  expect(deliveryDiscounts(cart(paid), [], guest)).toBe('none')
  expect(
    deliveryDiscounts(cart(free), [discount({ cartPredicate: 'lineItemTotal(true) >= "5.00 USD"' })], guest),
  ).toBe('none')
  expect(deliveryDiscounts(cart(paid, [code(discount())]), [discount()], guest)).toBe('none')
})

test('what comes off delivery shows where delivery costs something', () => {
  expect(deliveryDiscounts(cart(paid), [onShipping], guest)).toBe('none')
  expect(deliveryDiscounts(cart(paid, [code(onShipping)]), [], guest)).toBe('none')
  expect(deliveryDiscounts(cart(free), [onShipping], guest)).toBe('possible')
  expect(deliveryDiscounts(cart(null), [onShipping], guest)).toBe('possible')
  const forTrade = { ...onShipping, cartPredicate: 'customer.customerGroup.key = "trade"' }
  expect(deliveryDiscounts(cart(free), [forTrade], guest)).toBe('none')
})

test.each([
  ['the way of delivery', discount({ cartPredicate: 'shippingInfo.shippingMethodName = "Express"' })],
  ['the total', discount({ cartPredicate: 'totalPrice >= "50.00 USD"' })],
  ['the total with tax', discount({ cartPredicate: 'taxedPrice.gross >= "50.00 USD"' })],
])('a discount that looks at %s leaves everything open', (_, conditional) => {
  expect(deliveryDiscounts(cart(paid), [conditional], guest)).toBe('possible')
  expect(deliveryDiscounts(cart(paid, [code(conditional)]), [], guest)).toBe('possible')
})

test('what comes off the total, and a code of which nothing is known, leave everything open', () => {
  expect(deliveryDiscounts(cart(paid), [discount({ target: { type: 'totalPrice' } })], guest)).toBe(
    'possible',
  )
  expect(deliveryDiscounts(cart(paid, [{ ...code(), discountCode: null }]), [], guest)).toBe('possible')
})
