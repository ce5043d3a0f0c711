import type { ConditionalDiscounts } from '../cart/predictTotals.ts'
import {
  type DiscountAudience,
  type DiscountConditions,
  isDiscountInapplicable,
} from './isDiscountInapplicable.ts'

/** The fields of a discount that the platform applies without a code. */
export type AutomaticDiscount = DiscountConditions & { readonly value: { readonly type: string } }

const ALWAYS = /^(true|1 ?= ?1)$/
const GROUP_ONLY = /^customer\.customerGroup\.key = "[^"]+"$/

const isPlain = ({ cartPredicate, value, target }: AutomaticDiscount): boolean =>
  value.type === 'relative' &&
  (ALWAYS.test(cartPredicate) || GROUP_ONLY.test(cartPredicate)) &&
  (target?.type === 'shipping' ||
    (target?.type === 'lineItems' && !/quantity|price/i.test(target.predicate ?? '')))

/**
 * Returns whether a change of quantities may change the automatic discounts of a cart: the third argument of
 * `predictTotals`. An unknown condition counts as `possible`.
 *
 * @param discounts All active discounts that need no code.
 *
 * @example
 * ```ts
 * import { discountsByQuantity } from '@selvedge/cart-domain'
 *
 * const discount = {
 *   cartPredicate: 'customer.customerGroup.key = "trade"',
 *   value: { type: 'absolute' },
 *   target: { type: 'totalPrice' },
 * }
 *
 * discountsByQuantity([discount], { groupKey: undefined, productTypes: ['fabric'] }) // 'none': it is for trade
 * discountsByQuantity([discount], { groupKey: 'trade', productTypes: ['fabric'] }) // 'possible'
 * ```
 */
export const discountsByQuantity = (
  discounts: readonly AutomaticDiscount[],
  audience: DiscountAudience,
): ConditionalDiscounts =>
  discounts.every((discount) => isDiscountInapplicable(discount, audience) || isPlain(discount))
    ? 'none'
    : 'possible'
