/** The spelling of each payment method on the platform. */
export const paymentIdentifiers = [
  'stripe',
  'Paypal',
  'Braintree',
  'Afterpay',
  'spoondollars',
  'PurchaseOrder',
] as const
/** A payment method as the platform spells it. */
export type PaymentIdentifier = (typeof paymentIdentifiers)[number]

/** The kinds of payment. Cards use either provider. */
export type PaymentKind = 'card' | 'paypal' | 'store-credit' | 'afterpay' | 'purchase-order'

const kinds: Readonly<Record<PaymentIdentifier, PaymentKind>> = {
  stripe: 'card',
  Paypal: 'paypal',
  Braintree: 'card',
  Afterpay: 'afterpay',
  spoondollars: 'store-credit',
  PurchaseOrder: 'purchase-order',
}

/** Returns the kind of payment of an identifier; `undefined` for an unknown one. */
export const paymentKind = (identifier: string): PaymentKind | undefined => {
  const known = paymentIdentifiers.find((each) => each === identifier)
  return known && kinds[known]
}

/**
 * Returns the identifier of a kind of payment. Cards have the identifier of their provider: `braintree`, else
 * Stripe's.
 *
 * @param cardProvider The provider of the shop's card fields; it is read for cards only.
 *
 * @example
 * ```ts
 * import { paymentIdentifier } from '@selvedge/cart-domain'
 *
 * paymentIdentifier('card', 'braintree') // 'Braintree'
 * paymentIdentifier('store-credit', 'braintree') // 'spoondollars'
 * ```
 */
export const paymentIdentifier = (kind: PaymentKind, cardProvider: string): PaymentIdentifier =>
  kind === 'card' && cardProvider === 'braintree'
    ? 'Braintree'
    : (paymentIdentifiers.find((each) => kinds[each] === kind) ?? 'stripe')
