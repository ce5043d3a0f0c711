import type { Cart } from '../../model/cart.ts'
import type { CartDiscount, DiscountCode, DiscountCodeState } from '../../model/discount.ts'
import { isValidAt } from '../discount/isValidAt.ts'
import { cartSubject } from '../predicate/cartSubject.ts'
import { matches } from '../predicate/matches.ts'
import { parsePredicate } from '../predicate/parsePredicate.ts'
import type { World } from '../world.ts'

const discountsOf = (code: DiscountCode, world: World): CartDiscount[] =>
  code.cartDiscountIds.flatMap((id) => world.reference.cartDiscounts.get(id) ?? [])

const isUsedUp = (code: DiscountCode, world: World): boolean =>
  (code.maxApplications !== undefined && code.applicationCount >= code.maxApplications) ||
  (code.maxApplicationsPerCustomer !== undefined &&
    (world.codeUsesOfCustomer.get(code.id) ?? 0) >= code.maxApplicationsPerCustomer)

const cartFits = (predicate: string | undefined, cart: Cart, world: World): boolean =>
  predicate === undefined || matches(parsePredicate(predicate), cartSubject(cart, world))

/** How a code stands before any discount is applied. Only codes that stand at `MatchesCart` bring their discounts in. */
export const codeStanding = (code: DiscountCode, cart: Cart, world: World): DiscountCodeState => {
  const discounts = discountsOf(code, world)
  if (!code.isActive || discounts.every((d) => !d.isActive)) return 'NotActive'
  if (!isValidAt(code, world.now) || discounts.every((d) => !isValidAt(d, world.now))) return 'NotValid'
  if (isUsedUp(code, world)) return 'MaxApplicationReached'
  if (!cartFits(code.cartPredicate, cart, world)) return 'DoesNotMatchCart'
  const usable = discounts.filter((d) => d.isActive && isValidAt(d, world.now))
  return usable.some((d) => cartFits(d.cartPredicate, cart, world)) ? 'MatchesCart' : 'DoesNotMatchCart'
}
