import type { CartLike } from '../cart/cartLike.ts'
import { isPlusMembership } from '../line/subscriptions.ts'
import { afterpayRefusalCodes, type DeferredPaymentRefusalCode } from './afterpayRefusalCodes.ts'
import { type PaymentIdentifier, paymentIdentifiers } from './paymentIdentifiers.ts'

/** The shopper, the delivery country, and other payments of the order. */
export type PaymentContext = {
  readonly cart: CartLike
  /** ISO code of the delivery country. */
  readonly country?: string | undefined
  readonly isTrade: boolean
  /** The shopper's store credit in cents of the cart's currency. */
  readonly storeCredit: number
  /**
   * Another payment method that is on the order already: store credit can be combined with some methods only.
   */
  readonly beside?: PaymentIdentifier | undefined
}

/** Why a payment method is not available. */
export type PaymentRefusal =
  | DeferredPaymentRefusalCode
  | 'plus-membership'
  | 'purchase-order'
  | 'no-store-credit'
  | 'trade-only'

/** A payment method with the reasons why it is not available. Without reasons it is available. */
export type PaymentOption = {
  readonly identifier: PaymentIdentifier
  readonly reasons: readonly PaymentRefusal[]
}

const storeCreditReasons = ({ cart, storeCredit, beside }: PaymentContext): readonly PaymentRefusal[] => [
  ...(cart.lineItems.some(isPlusMembership) ? (['plus-membership'] as const) : []),
  ...(beside === 'PurchaseOrder' ? (['purchase-order'] as const) : []),
  ...(storeCredit > 0 ? [] : (['no-store-credit'] as const)),
]

/**
 * Returns every reason against a payment method for an order; empty when it is available.
 *
 * @example
 * ```ts
 * import { paymentRefusals } from '@selvedge/cart-domain'
 *
 * const cart = { lineItems: [], totalPrice: { currencyCode: 'USD', centAmount: 7800 } }
 * const situation = { cart, country: 'US', isTrade: false, storeCredit: 0 }
 *
 * paymentRefusals('PurchaseOrder', situation) // ['trade-only']
 * paymentRefusals('Afterpay', situation) // []
 * ```
 */
export const paymentRefusals = (
  identifier: PaymentIdentifier,
  situation: PaymentContext,
): readonly PaymentRefusal[] => {
  if (identifier === 'Afterpay') return afterpayRefusalCodes(situation.cart, situation.country)
  if (identifier === 'spoondollars') return storeCreditReasons(situation)
  return identifier === 'PurchaseOrder' && !situation.isTrade ? ['trade-only'] : []
}

/**
 * Returns every payment method with the reasons against it, in the order of `paymentIdentifiers`.
 *
 * @example
 * ```ts
 * import { paymentOptions } from '@selvedge/cart-domain'
 *
 * const cart = { lineItems: [], totalPrice: { currencyCode: 'USD', centAmount: 7800 } }
 * const options = paymentOptions({ cart, country: 'US', isTrade: false, storeCredit: 500 })
 * const available = options.filter(({ reasons }) => reasons.length === 0)
 *
 * available.length // 5: all except the purchase order
 * ```
 */
export const paymentOptions = (situation: PaymentContext): readonly PaymentOption[] =>
  paymentIdentifiers.map((identifier) => ({
    identifier,
    reasons: paymentRefusals(identifier, situation),
  }))
