/**
 * Why an order was not placed. Nothing is charged in any of these cases.
 *
 * - `payment-missing`: no payment was chosen.
 * - `payment-declined`: the bank said no; `fraud` when the provider blocked it.
 * - `total-changed`: the total is not what the shopper saw; it was not charged.
 * - `cart-changed`: the cart lacks something (lines, address, shipping), was ordered already, or a code went bad.
 * - `item-unavailable`: something is out of stock or gone.
 * - `refused`: the platform refused for another reason.
 */
export type OrderProblem =
  | { readonly kind: 'payment-missing' }
  | { readonly kind: 'payment-declined'; readonly fraud: boolean }
  | { readonly kind: 'total-changed'; readonly totalCents: number }
  | { readonly kind: 'cart-changed' }
  | { readonly kind: 'item-unavailable' }
  | { readonly kind: 'refused'; readonly code: string }
