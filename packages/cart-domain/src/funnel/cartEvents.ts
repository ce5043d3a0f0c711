import type { CommerceEvent } from '@selvedge/analytics'
import type { CartLike } from '../cart/cartLike.ts'
import { cartTotals } from '../cart/cartTotals.ts'
import { toUnits } from '../money/money.ts'
import { analyticsItem } from './analyticsItem.ts'
import { funnelSteps } from './funnelSteps.ts'

/** The fields of every event of a cart or order; `value` is the amount that the shopper pays, in whole units. */
const commerceOf = (cart: CartLike) => ({
  currency: cart.totalPrice.currencyCode,
  value: toUnits({ ...cart.totalPrice, centAmount: cartTotals(cart).total }),
  items: cart.lineItems.map((line, index) => ({ ...analyticsItem(line), index })),
})

/** The cart was viewed: step 0 of the funnel. */
export const viewCart = (cart: CartLike) =>
  ({
    event: 'view_cart',
    ecommerce: { ...commerceOf(cart), step: funnelSteps.view_cart },
  }) satisfies CommerceEvent

/** The checkout was opened. It has no step of its own. */
export const beginCheckout = (cart: CartLike) =>
  ({ event: 'begin_checkout', ecommerce: commerceOf(cart) }) satisfies CommerceEvent

/**
 * Address and shipping method are chosen: step 2. `shipping_info` is the step shown, `add_shipping_info` the step done.
 */
export const shippingInfo = (
  cart: CartLike,
  event: 'add_shipping_info' | 'shipping_info' = 'add_shipping_info',
) => {
  const tier = cart.shippingInfo?.shippingMethodName
  const ecommerce = {
    ...commerceOf(cart),
    step: funnelSteps[event],
    ...(tier ? { shipping_tier: tier } : {}),
  }
  return { event, ecommerce } satisfies CommerceEvent
}

/** A payment method is chosen, by its identifier: step 3. */
export const addPaymentInfo = (cart: CartLike, paymentType: string) =>
  ({
    event: 'add_payment_info',
    ecommerce: { ...commerceOf(cart), step: funnelSteps.add_payment_info, payment_type: paymentType },
  }) satisfies CommerceEvent

/** The review was opened: step 4. */
export const reviewOrder = (cart: CartLike) =>
  ({
    event: 'review_order',
    ecommerce: { ...commerceOf(cart), step: funnelSteps.review_order },
  }) satisfies CommerceEvent

/** A code was applied to the cart or removed from it. */
export const couponEvent = (event: 'apply_coupon' | 'remove_coupon', cart: CartLike, coupon: string) =>
  ({ event, ecommerce: { ...commerceOf(cart), coupon } }) satisfies CommerceEvent

/** An order was placed: step 5. `number` is the order number for the shopper; amounts are in whole units. */
export const purchase = (order: CartLike, number: string) => {
  const { tax = 0, discountedShipping = 0 } = cartTotals(order)
  const units = (centAmount: number): number => toUnits({ ...order.totalPrice, centAmount })
  return {
    event: 'purchase',
    ecommerce: {
      ...commerceOf(order),
      step: funnelSteps.purchase,
      transaction_id: number,
      tax: units(tax),
      shipping: units(discountedShipping),
    },
  } satisfies CommerceEvent
}
