import {
  type DiscountAudience,
  type DiscountConditions,
  isDiscountInapplicable,
} from './isDiscountInapplicable.ts'

/** The fields of a discount that the platform applies without a code. */
export type AutomaticDiscount = DiscountConditions & {
  readonly value: { readonly type: string }
  readonly stackingMode: string
}

/** Conditions that are true for every cart, or for every cart of a group's members. */
const ANY_CART = /^(true|1 ?= ?1|customer\.customerGroup\.key = "[^"]+")$/

/** Whether a condition is true for every cart, or for every cart of a group's members. */
export const isForAnyCart = (cartPredicate: string): boolean => ANY_CART.test(cartPredicate)

/** Whether the predicate of a target has conditions on quantities or prices. */
export const hasConditionOnQuantity = (predicate: string): boolean => /quantity|price/i.test(predicate)

/**
 * Whether a discount stays the same for every quantity. This excludes a discount on shipping that stops the discounts
 * after it: when a larger sum makes shipping free, that discount has no effect, and the later discounts apply.
 */
const isPlain = ({ cartPredicate, value, target, stackingMode }: AutomaticDiscount): boolean =>
  value.type === 'relative' &&
  isForAnyCart(cartPredicate) &&
  ((target?.type === 'shipping' && stackingMode === 'Stacking') ||
    (target?.type === 'lineItems' && !hasConditionOnQuantity(target.predicate ?? '')))

/**
 * Returns whether a change of quantities may change the automatic discounts of a cart: `discountsMayChange` of
 * `predictTotals`. An unknown condition counts as a change.
 *
 * @param discounts All active discounts that need no code.
 *
 * @example
 * ```ts
 * import { discountsVaryByQuantity } from '@selvedge/cart-domain'
 *
 * const discount = {
 *   cartPredicate: 'customer.customerGroup.key = "trade"',
 *   value: { type: 'absolute' },
 *   stackingMode: 'Stacking',
 *   target: { type: 'totalPrice' },
 * }
 *
 * discountsVaryByQuantity([discount], { groupKey: undefined, productTypes: ['fabric'] }) // false: it is for trade
 * discountsVaryByQuantity([discount], { groupKey: 'trade', productTypes: ['fabric'] }) // true
 * ```
 */
export const discountsVaryByQuantity = (
  discounts: readonly AutomaticDiscount[],
  audience: DiscountAudience,
): boolean => !discounts.every((discount) => isDiscountInapplicable(discount, audience) || isPlain(discount))
