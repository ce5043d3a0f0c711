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

/** The kind of payment that an identifier stands for; `undefined` for one that the shop does not know. */
export const paymentKind = (identifier: string): PaymentKind | undefined => {
  switch (identifier) {
    case 'stripe':
    case 'Braintree':
      return 'card'
    case 'Paypal':
      return 'paypal'
    case 'spoondollars':
      return 'store-credit'
    case 'Afterpay':
      return 'afterpay'
    case 'PurchaseOrder':
      return 'purchase-order'
    default:
      return undefined
  }
}
