import { describe, expect, it } from 'vitest'
import { aCart, aCode, aDiscount, aLine, aPricingContext, aProduct } from '../testing/builders.ts'
import { discountCodeState } from './discountCodeState.ts'

const lawn = aProduct('lawn', 1000)
const cart = aCart({ lineItems: [aLine(lawn, 1)], customerId: 'c1' })
const ten = aDiscount('ten', { requiresDiscountCode: true })
const wallpaperOnly = aDiscount('paper', {
  cartPredicate: 'lineItemExists(productType.key = "wallpaper") = true',
})
const pricing = aPricingContext({
  products: [lawn],
  discounts: [ten, wallpaperOnly, aDiscount('off', { isActive: false })],
  more: { codeUsesOfCustomer: new Map([['ONCE', 1]]) },
})
const stateOf = (more: Parameters<typeof aCode>[1], id = 'CODE') =>
  discountCodeState(aCode(id, { cartDiscountIds: ['ten'], ...more }), cart, pricing)

describe('a discount code', () => {
  it('a code matches the cart when its predicate and one of its discounts match', () => {
    expect(stateOf({})).toBe('MatchesCart')
    expect(stateOf({ cartDiscountIds: ['paper', 'ten'] })).toBe('MatchesCart')
  })

  it('a code does not match the cart when its predicate or all of its discounts do not match', () => {
    expect(stateOf({ cartPredicate: 'currency = "EUR"' })).toBe('DoesNotMatchCart')
    expect(stateOf({ cartDiscountIds: ['paper'] })).toBe('DoesNotMatchCart')
  })

  it('a code is inactive when the code itself or all of its discounts are inactive', () => {
    expect(stateOf({ isActive: false })).toBe('NotActive')
    expect(stateOf({ cartDiscountIds: ['off'] })).toBe('NotActive')
  })

  it('a code is invalid before its start date and after its end date', () => {
    expect(stateOf({ validUntil: '2026-11-20T12:00:00Z' })).toBe('NotValid')
    expect(stateOf({ validFrom: '2026-11-20T12:00:00Z' })).toBe('MatchesCart')
  })

  it('a code is used up when its total limit or its limit per customer is reached', () => {
    expect(stateOf({ maxApplications: 5, applicationCount: 5 })).toBe('MaxApplicationReached')
    expect(stateOf({ maxApplicationsPerCustomer: 1 }, 'ONCE')).toBe('MaxApplicationReached')
  })
})
