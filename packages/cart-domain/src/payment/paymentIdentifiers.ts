/** How each way to pay is spelt as the platform's payment method (spec §9). */
export const paymentIdentifiers = [
  'stripe',
  'Paypal',
  'Braintree',
  'Afterpay',
  'spoondollars',
  'PurchaseOrder',
] as const
export type PaymentIdentifier = (typeof paymentIdentifiers)[number]

/** The kinds of payment (spec §4). Cards go through either provider. */
export type PaymentKind = 'card' | 'paypal' | 'store-credit' | 'afterpay' | 'purchase-order'

const kinds: Readonly<Record<PaymentIdentifier, PaymentKind>> = {
  stripe: 'card',
  Paypal: 'paypal',
  Braintree: 'card',
  Afterpay: 'afterpay',
  spoondollars: 'store-credit',
  PurchaseOrder: 'purchase-order',
}

/** The kind of payment that an identifier stands for; `undefined` for one that the shop does not know. */
export const paymentKind = (identifier: string): PaymentKind | undefined => {
  const known = paymentIdentifiers.find((each) => each === identifier)
  return known && kinds[known]
}

/** The identifier of a kind of payment (spec §9). Cards go by their provider: `braintree`, else Stripe's. */
export const paymentIdentifier = (kind: PaymentKind, cardProvider: string): PaymentIdentifier =>
  kind === 'card' && cardProvider === 'braintree'
    ? 'Braintree'
    : (paymentIdentifiers.find((each) => kinds[each] === kind) ?? 'stripe')
