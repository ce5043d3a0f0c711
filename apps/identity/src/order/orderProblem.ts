/** Afterpay's reasons (spec §8). */
export type DeferredPaymentCode =
  | 'AFTERPAY_INVALID_COUNTRY'
  | 'AFTERPAY_INVALID_CURRENCY'
  | 'AFTERPAY_INVALID_AMOUNT'
  | 'AFTERPAY_INVALID_ITEM_IN_CART'
  | 'BAD_REQUEST'

/** What store credit cannot pay for (spec §5). */
export type CreditRefusal = 'guest' | 'plus-membership' | 'purchase-order'

/**
 * Why an order was not placed. Nothing is charged in any of these cases.
 *
 * - `payment-missing`: no payment was chosen.
 * - `payment-declined`: the bank said no; `fraud` when the provider blocked it.
 * - `approval-expired`: the shopper did not approve the payment in time.
 * - `credit-missing`: there is less store credit than was chosen.
 * - `credit-refused`: store credit cannot pay for this: a guest's cart, a Plus membership, or the rest of a purchase order.
 * - `deferred-payment`: Afterpay does not take this cart.
 * - `plus-alone`: a Plus membership must be the only item.
 * - `plus-active`: the customer has a Plus membership.
 * - `plus-guest`: nobody is signed in whom a Plus membership could be given to.
 * - `plus-trade`: trade members have prices of their own, and cannot be Plus members.
 * - `total-changed`: the total is not what the shopper saw; it was not charged.
 * - `review-outdated`: goods, addresses, delivery or payment are not what the shopper saw, for the same total.
 * - `cart-changed`: the cart lacks something (lines, address, shipping), was ordered already, or a code went bad.
 * - `item-unavailable`: something is out of stock or gone.
 * - `capture-refused`: the provider gave the money back instead; the order was cancelled.
 * - `refused`: the platform refused for another reason.
 */
export type OrderProblem =
  | { readonly kind: 'payment-missing' }
  | { readonly kind: 'payment-declined'; readonly fraud: boolean }
  | { readonly kind: 'approval-expired' }
  | { readonly kind: 'credit-missing' }
  | { readonly kind: 'credit-refused'; readonly reason: CreditRefusal }
  | { readonly kind: 'deferred-payment'; readonly code: DeferredPaymentCode }
  | { readonly kind: 'plus-alone' }
  | { readonly kind: 'plus-active' }
  | { readonly kind: 'plus-guest' }
  | { readonly kind: 'plus-trade' }
  | { readonly kind: 'total-changed'; readonly totalCents: number }
  | { readonly kind: 'review-outdated' }
  | { readonly kind: 'cart-changed' }
  | { readonly kind: 'item-unavailable' }
  | { readonly kind: 'capture-refused' }
  | { readonly kind: 'refused'; readonly code: string }
