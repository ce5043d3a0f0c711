import type { CommerceEvent } from '@selvedge/analytics'
import type { CartLike } from '../cart/cartLike.ts'
import { cartTotals } from '../cart/cartTotals.ts'
import { toCurrencyUnits } from '../money/money.ts'
import { analyticsItem } from './analyticsItem.ts'
import { funnelSteps } from './funnelSteps.ts'

/** The fields of every event of a cart or order; `value` is the amount that the shopper pays, in whole units. */
const commerceOf = (cart: CartLike) => ({
  currency: cart.totalPrice.currencyCode,
  value: toCurrencyUnits({ ...cart.totalPrice, centAmount: cartTotals(cart).total }),
  items: cart.lineItems.map((line, index) => ({ ...analyticsItem(line), index })),
})

/**
 * The event of a cart that was viewed: step 0 of the funnel. Amounts are in whole units of the currency.
 *
 * @example
 * ```ts
 * import { viewCartEvent } from '@selvedge/cart-domain'
 *
 * viewCartEvent({ lineItems: [], totalPrice: { currencyCode: 'USD', centAmount: 7800 } }).ecommerce.value // 78
 * ```
 */
export const viewCartEvent = (cart: CartLike) =>
  ({
    event: 'view_cart',
    ecommerce: { ...commerceOf(cart), step: funnelSteps.view_cart },
  }) satisfies CommerceEvent

/** The event that reports the opening of the checkout. It has no step number. */
export const beginCheckoutEvent = (cart: CartLike) =>
  ({ event: 'begin_checkout', ecommerce: commerceOf(cart) }) satisfies CommerceEvent

/**
 * The event of step 2: `shipping_info` when the step is shown, `add_shipping_info` (the default) when address and
 * shipping method are chosen.
 *
 * @example
 * ```ts
 * import { shippingInfoEvent } from '@selvedge/cart-domain'
 *
 * const cart = { lineItems: [], totalPrice: { currencyCode: 'USD', centAmount: 7800 } }
 *
 * shippingInfoEvent(cart, 'shipping_info').ecommerce.step // 2
 * ```
 */
export const shippingInfoEvent = (
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

/**
 * The event of a payment method that was chosen: step 3.
 *
 * @param paymentType The identifier of the method, e.g. `Paypal`.
 *
 * @example
 * ```ts
 * import { addPaymentInfoEvent } from '@selvedge/cart-domain'
 *
 * const cart = { lineItems: [], totalPrice: { currencyCode: 'USD', centAmount: 7800 } }
 *
 * addPaymentInfoEvent(cart, 'Paypal').ecommerce.payment_type // 'Paypal'
 * ```
 */
export const addPaymentInfoEvent = (cart: CartLike, paymentType: string) =>
  ({
    event: 'add_payment_info',
    ecommerce: { ...commerceOf(cart), step: funnelSteps.add_payment_info, payment_type: paymentType },
  }) satisfies CommerceEvent

/** The event that reports the opening of the review step, which is step 4. */
export const reviewOrderEvent = (cart: CartLike) =>
  ({
    event: 'review_order',
    ecommerce: { ...commerceOf(cart), step: funnelSteps.review_order },
  }) satisfies CommerceEvent

/**
 * The event of a code that was applied to the cart or removed from it. `cart` is its state afterwards.
 *
 * @example
 * ```ts
 * import { couponEvent } from '@selvedge/cart-domain'
 *
 * const cart = { lineItems: [], totalPrice: { currencyCode: 'USD', centAmount: 7800 } }
 *
 * couponEvent('apply_coupon', cart, 'SPRING').ecommerce.coupon // 'SPRING'
 * ```
 */
export const couponEvent = (event: 'apply_coupon' | 'remove_coupon', cart: CartLike, coupon: string) =>
  ({ event, ecommerce: { ...commerceOf(cart), coupon } }) satisfies CommerceEvent

/**
 * The event of an order that was placed: step 5. Amounts are in whole units of the currency; tax and shipping
 * that are unknown count as 0.
 *
 * @param number The order number for the shopper.
 *
 * @example
 * ```ts
 * import { purchaseEvent } from '@selvedge/cart-domain'
 *
 * const order = { lineItems: [], totalPrice: { currencyCode: 'USD', centAmount: 7800 } }
 *
 * purchaseEvent(order, 'S-1042').ecommerce.transaction_id // 'S-1042'
 * ```
 */
export const purchaseEvent = (order: CartLike, number: string) => {
  const { tax = 0, discountedShipping = 0 } = cartTotals(order)
  const units = (centAmount: number): number => toCurrencyUnits({ ...order.totalPrice, centAmount })
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
