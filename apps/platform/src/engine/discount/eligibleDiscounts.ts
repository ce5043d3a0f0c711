import type { Cart } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import { cartSubject } from '../predicate/cartSubject.ts'
import { matches } from '../predicate/matches.ts'
import { parsePredicate } from '../predicate/parsePredicate.ts'
import type { PricingContext } from '../pricingContext.ts'
import { bySortOrder } from './bySortOrder.ts'
import { isValidAt } from './isValidAt.ts'

/** The cart discounts that apply to a cart, in the order of application (descending `sortOrder`). */
export const eligibleDiscounts = (
  cart: Cart,
  pricing: PricingContext,
  codeIds: readonly string[],
): CartDiscount[] => {
  const unlocked = new Set(codeIds.flatMap((id) => pricing.discountCodes.get(id)?.cartDiscountIds ?? []))
  const subject = cartSubject(cart, pricing)
  return [...pricing.reference.cartDiscounts.values()]
    .filter((d) => d.isActive && isValidAt(d, pricing.now) && (!d.requiresDiscountCode || unlocked.has(d.id)))
    .filter((d) => matches(parsePredicate(d.cartPredicate), subject))
    .sort(bySortOrder)
}
