import type { ConditionalDiscounts } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import { type Conditions, isForOthers, type Visit } from '../cart/isForOthers.ts'

/** Conditions on how an order is delivered, or on sums that what it costs is a part of. Sums of lines are none. */
const ON_DELIVERY = /shipping|taxed|\btotal/i

type Delivered = Pick<Cart, 'discountCodes'> & {
  readonly shippingInfo: {
    readonly price: { readonly centAmount: number }
    readonly discountedPrice: object | null
  } | null
}

/** The discounts of a cart's codes; `undefined` when one of the codes does not say. */
const ofCodes = ({ discountCodes }: Delivered): readonly Conditions[] | undefined => {
  const known = discountCodes.map(({ discountCode }) => discountCode?.cartDiscounts)
  return known.every((discounts) => discounts !== undefined) ? known.flat() : undefined
}

/**
 * Whether another way of delivery could change which discounts a cart gets, or meet one that the cart does not show: what
 * a prediction of its totals has to know. A delivery that costs nothing shows none of the discounts on it.
 */
export const deliveryDiscounts = (
  cart: Delivered,
  automatic: readonly Conditions[],
  visit: Visit,
): ConditionalDiscounts => {
  const codes = ofCodes(cart)
  if (!codes) return 'possible'
  const { shippingInfo } = cart
  const isShown = Boolean(shippingInfo?.discountedPrice) || (shippingInfo?.price.centAmount ?? 0) > 0
  const isSettled = ({ cartPredicate, target }: Conditions): boolean =>
    !ON_DELIVERY.test(cartPredicate) &&
    target?.type !== 'totalPrice' &&
    (target?.type !== 'shipping' || isShown)
  return [...automatic, ...codes].every((discount) => isForOthers(discount, visit) || isSettled(discount))
    ? 'none'
    : 'possible'
}
