import type { CartLike } from '../cart/cartLike.ts'
import { cartTotals } from '../cart/cartTotals.ts'
import { subscriptionsInCart } from '../line/subscriptions.ts'
import { AFTERPAY_LIMITS } from './afterpayLimits.ts'

/** Why a deferred payment is refused. `BAD_REQUEST` is the provider's own response. */
export type DeferredPaymentRefusalCode =
  | 'AFTERPAY_INVALID_COUNTRY'
  | 'AFTERPAY_INVALID_CURRENCY'
  | 'AFTERPAY_INVALID_AMOUNT'
  | 'AFTERPAY_INVALID_ITEM_IN_CART'
  | 'BAD_REQUEST'

/**
 * Returns why Afterpay cannot pay for a cart: US customers only, $35 to $4,000 USD, no subscriptions. Empty
 * when it can. The amount is checked only for a US cart in US dollars.
 *
 * @param country ISO code of the delivery country; `undefined` (not known yet) counts as another country.
 *
 * @example
 * ```ts
 * import { afterpayRefusalCodes } from '@selvedge/cart-domain'
 *
 * const cart = { lineItems: [], totalPrice: { currencyCode: 'USD', centAmount: 3499 } }
 *
 * afterpayRefusalCodes(cart, 'US') // ['AFTERPAY_INVALID_AMOUNT']
 * afterpayRefusalCodes(cart, 'GB') // ['AFTERPAY_INVALID_COUNTRY']
 * ```
 */
export const afterpayRefusalCodes = (
  cart: CartLike,
  country: string | undefined,
): readonly DeferredPaymentRefusalCode[] => {
  const { min, max } = AFTERPAY_LIMITS
  const { currencyCode, total } = cartTotals(cart)
  const codes: DeferredPaymentRefusalCode[] = []
  if (country !== AFTERPAY_LIMITS.country) codes.push('AFTERPAY_INVALID_COUNTRY')
  if (currencyCode !== AFTERPAY_LIMITS.currencyCode) codes.push('AFTERPAY_INVALID_CURRENCY')
  // The limits have no meaning in another country or currency: their check is suppressed.
  if (codes.length === 0 && (total < min || total > max)) codes.push('AFTERPAY_INVALID_AMOUNT')
  if (subscriptionsInCart(cart) !== 'none') codes.push('AFTERPAY_INVALID_ITEM_IN_CART')
  return codes
}
