import { describe, expect, it } from 'vitest'
import { type MemberDiscount, memberPrice } from './memberPrice.ts'

const plus: MemberDiscount = {
  cartPredicate: 'customer.customerGroup.key = "plus"',
  value: { type: 'relative', permyriad: 1_000 },
  target: { type: 'lineItems', predicate: 'productType.key != "subscriptions"' },
}
const fabric = { groupKey: 'plus', productType: 'fabric' }

describe('memberPrice', () => {
  it.each([
    [1_850, 1_665],
    [1_855, 1_670],
    [1_845, 1_660],
    [5, 4],
    [10, 9],
  ])('rounds an exact half cent to the nearest even cent, for a price of %i cents', (cents, price) =>
    expect(memberPrice(cents, fabric, [plus])).toBe(price),
  )

  it('rounds after each discount', () => {
    const five = { ...plus, value: { type: 'relative', permyriad: 500 } }
    expect(memberPrice(1_999, fabric, [plus, five])).toBe(1_709)
  })

  it.each<[string, MemberDiscount]>([
    ['another group', { ...plus, cartPredicate: 'customer.customerGroup.key = "trade"' }],
    [
      'a further condition of the cart',
      { ...plus, cartPredicate: `${plus.cartPredicate} and lineItemTotal(true) > 5` },
    ],
    ['a fixed amount', { ...plus, value: { type: 'absolute' } }],
    ['shipping', { ...plus, target: { type: 'shipping' } }],
    ['another type', { ...plus, target: { type: 'lineItems', predicate: 'productType.key = "dining"' } }],
    [
      'this type excepted',
      { ...plus, target: { type: 'lineItems', predicate: 'productType.key != "fabric"' } },
    ],
    ['an unknown condition', { ...plus, target: { type: 'lineItems', predicate: 'sku = "7"' } }],
    ['nothing', { ...plus, value: { type: 'relative', permyriad: 0 } }],
  ])('ignores a discount for %s when it calculates the member price', (_, discount) =>
    expect(memberPrice(1_850, fabric, [discount])).toBeUndefined(),
  )

  it('returns undefined for a free product', () => expect(memberPrice(0, fabric, [plus])).toBeUndefined())
})
