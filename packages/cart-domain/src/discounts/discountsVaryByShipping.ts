import {
  type DiscountAudience,
  type DiscountConditions,
  isDiscountInapplicable,
} from './isDiscountInapplicable.ts'

/**
 * Conditions on the shipping method, or on sums that include shipping. Conditions on sums of lines are not included.
 */
const ON_SHIPPING = /shipping|taxed|\btotal/i

/** Whether a cart predicate has conditions on the shipping method, or on sums that include shipping. */
export const hasConditionOnShipping = (cartPredicate: string): boolean => ON_SHIPPING.test(cartPredicate)

/** The fields of a cart that predict the discounts on its shipping. */
export type CartWithShippingLike = {
  readonly discountCodes: readonly {
    readonly discountCode: { readonly cartDiscounts: readonly DiscountConditions[] } | null
  }[]
  readonly shippingInfo: {
    readonly price: { readonly centAmount: number }
    readonly discountedPrice: object | null
  } | null
}

/** The discounts of a cart's codes; `undefined` when a code's discounts are not known. */
const discountsOfCodes = ({
  discountCodes,
}: CartWithShippingLike): readonly DiscountConditions[] | undefined => {
  const known = discountCodes.map(({ discountCode }) => discountCode?.cartDiscounts)
  return known.every((discounts) => discounts !== undefined) ? known.flat() : undefined
}

/**
 * Returns whether another shipping method may change the discounts of a cart, or cause one that the cart does not show:
 * `discountsMayChange` of `predictShippingChange`. A cart with free shipping does not show the discounts on shipping. An
 * unknown condition counts as a change.
 *
 * @param automatic All active discounts that need no code.
 *
 * @example
 * ```ts
 * import { discountsVaryByShipping } from '@selvedge/cart-domain'
 *
 * const cart = { discountCodes: [], shippingInfo: null }
 * const audience = { groupKey: undefined, productTypes: ['fabric'] }
 * const onMethod = { cartPredicate: 'shippingInfo.shippingMethod.key = "express"', target: { type: 'lineItems' } }
 *
 * discountsVaryByShipping(cart, [], audience) // false
 * discountsVaryByShipping(cart, [onMethod], audience) // true
 * ```
 */
export const discountsVaryByShipping = (
  cart: CartWithShippingLike,
  automatic: readonly DiscountConditions[],
  audience: DiscountAudience,
): boolean => {
  const codes = discountsOfCodes(cart)
  if (!codes) return true
  const { shippingInfo } = cart
  const isShown = Boolean(shippingInfo?.discountedPrice) || (shippingInfo?.price.centAmount ?? 0) > 0
  const isCertain = ({ cartPredicate, target }: DiscountConditions): boolean =>
    !hasConditionOnShipping(cartPredicate) &&
    target?.type !== 'totalPrice' &&
    (target?.type !== 'shipping' || isShown)
  return ![...automatic, ...codes].every(
    (discount) => isDiscountInapplicable(discount, audience) || isCertain(discount),
  )
}
