import type { Cart } from '@selvedge/commerce-client/server'
import type { DeferredPaymentRefusalCode } from '../orderProblem.ts'
import { SUBSCRIPTIONS } from './plusMembership.ts'

/** The minimum amount of a payment by Afterpay, in US cents (spec §5). */
export const AFTERPAY_LEAST = 3_500
export const AFTERPAY_MOST = 400_000

type Payable = Pick<Cart, 'billingAddress' | 'shippingAddress' | 'totalPrice' | 'lineItems'>

/** Why Afterpay refuses a cart; `undefined` when it accepts it. `cents` is the amount to charge. */
export const deferredPaymentProblem = (
  cart: Payable,
  cents: number,
): DeferredPaymentRefusalCode | undefined => {
  const country = (cart.billingAddress ?? cart.shippingAddress)?.country
  if (!country) return 'BAD_REQUEST'
  if (country !== 'US' || cart.shippingAddress?.country !== 'US') return 'AFTERPAY_INVALID_COUNTRY'
  if (cart.totalPrice.currencyCode !== 'USD') return 'AFTERPAY_INVALID_CURRENCY'
  if (cart.lineItems.some((line) => line.productType?.key === SUBSCRIPTIONS))
    return 'AFTERPAY_INVALID_ITEM_IN_CART'
  return cents < AFTERPAY_LEAST || cents > AFTERPAY_MOST ? 'AFTERPAY_INVALID_AMOUNT' : undefined
}
