import type { Cart } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import { cartSubject } from '../predicate/cartSubject.ts'
import { matches } from '../predicate/matches.ts'
import { parsePredicate } from '../predicate/parsePredicate.ts'
import type { World } from '../world.ts'
import { bySortOrder } from './bySortOrder.ts'
import { isValidAt } from './isValidAt.ts'

/** The cart discounts that may apply, in the order in which they do: descending `sortOrder`. */
export const eligibleDiscounts = (cart: Cart, world: World, codeIds: readonly string[]): CartDiscount[] => {
  const unlocked = new Set(codeIds.flatMap((id) => world.discountCodes.get(id)?.cartDiscountIds ?? []))
  const subject = cartSubject(cart, world)
  return [...world.reference.cartDiscounts.values()]
    .filter((d) => d.isActive && isValidAt(d, world.now) && (!d.requiresDiscountCode || unlocked.has(d.id)))
    .filter((d) => matches(parsePredicate(d.cartPredicate), subject))
    .sort(bySortOrder)
}
