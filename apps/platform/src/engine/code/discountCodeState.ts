import type { Cart } from '../../model/cart.ts'
import type { CartDiscount, DiscountCode, DiscountCodeState } from '../../model/discount.ts'
import { isValidAt } from '../discount/isValidAt.ts'
import { cartSubject } from '../predicate/cartSubject.ts'
import { matches } from '../predicate/matches.ts'
import { parsePredicate } from '../predicate/parsePredicate.ts'
import type { PricingContext } from '../pricingContext.ts'

const discountsOf = (code: DiscountCode, pricing: PricingContext): CartDiscount[] =>
  code.cartDiscountIds.flatMap((id) => pricing.reference.cartDiscounts.get(id) ?? [])

const isUsedUp = (code: DiscountCode, pricing: PricingContext): boolean =>
  (code.maxApplications !== undefined && code.applicationCount >= code.maxApplications) ||
  (code.maxApplicationsPerCustomer !== undefined &&
    (pricing.codeUsesOfCustomer.get(code.id) ?? 0) >= code.maxApplicationsPerCustomer)

const cartMatches = (predicate: string | undefined, cart: Cart, pricing: PricingContext): boolean =>
  predicate === undefined || matches(parsePredicate(predicate), cartSubject(cart, pricing))

/** The state of a code before discounts are applied. Only codes in the state `MatchesCart` enable their discounts. */
export const discountCodeState = (
  code: DiscountCode,
  cart: Cart,
  pricing: PricingContext,
): DiscountCodeState => {
  const discounts = discountsOf(code, pricing)
  if (!code.isActive || discounts.every((d) => !d.isActive)) return 'NotActive'
  if (!isValidAt(code, pricing.now) || discounts.every((d) => !isValidAt(d, pricing.now))) return 'NotValid'
  if (isUsedUp(code, pricing)) return 'MaxApplicationReached'
  if (!cartMatches(code.cartPredicate, cart, pricing)) return 'DoesNotMatchCart'
  const usable = discounts.filter((d) => d.isActive && isValidAt(d, pricing.now))
  return usable.some((d) => cartMatches(d.cartPredicate, cart, pricing)) ? 'MatchesCart' : 'DoesNotMatchCart'
}
