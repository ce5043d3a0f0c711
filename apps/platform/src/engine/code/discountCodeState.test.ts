import { describe, expect, it } from 'vitest'
import { aCart, aCode, aDiscount, aLine, aProduct, aWorld } from '../testing/builders.ts'
import { codeStanding } from './codeStanding.ts'

const lawn = aProduct('lawn', 1000)
const cart = aCart({ lineItems: [aLine(lawn, 1)], customerId: 'c1' })
const ten = aDiscount('ten', { requiresDiscountCode: true })
const wallpaperOnly = aDiscount('paper', {
  cartPredicate: 'lineItemExists(productType.key = "wallpaper") = true',
})
const world = aWorld({
  products: [lawn],
  discounts: [ten, wallpaperOnly, aDiscount('off', { isActive: false })],
  more: { codeUsesOfCustomer: new Map([['ONCE', 1]]) },
})
const standing = (more: Parameters<typeof aCode>[1], id = 'CODE') =>
  codeStanding(aCode(id, { cartDiscountIds: ['ten'], ...more }), cart, world)

describe('a discount code', () => {
  it('matches the cart when it and one of its discounts do', () => {
    expect(standing({})).toBe('MatchesCart')
    expect(standing({ cartDiscountIds: ['paper', 'ten'] })).toBe('MatchesCart')
  })

  it('does not match when its own predicate or all of its discounts do not', () => {
    expect(standing({ cartPredicate: 'currency = "EUR"' })).toBe('DoesNotMatchCart')
    expect(standing({ cartDiscountIds: ['paper'] })).toBe('DoesNotMatchCart')
  })

  it('is not active when switched off, or when all it leads to is', () => {
    expect(standing({ isActive: false })).toBe('NotActive')
    expect(standing({ cartDiscountIds: ['off'] })).toBe('NotActive')
  })

  it('is not valid outside its dates', () => {
    expect(standing({ validUntil: '2026-11-20T12:00:00Z' })).toBe('NotValid')
    expect(standing({ validFrom: '2026-11-20T12:00:00Z' })).toBe('MatchesCart')
  })

  it('is used up at either limit', () => {
    expect(standing({ maxApplications: 5, applicationCount: 5 })).toBe('MaxApplicationReached')
    expect(standing({ maxApplicationsPerCustomer: 1 }, 'ONCE')).toBe('MaxApplicationReached')
  })
})
