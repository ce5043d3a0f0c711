import type braintree from 'braintree'
import type { SavedPayment } from '../paymentProvider.ts'

/**
 * Saves the payment of a nonce in the vault: a nonce works only once, and an interrupted charge has to be
 * repeatable.
 */
export const vaultPayment = async (
  gateway: braintree.BraintreeGateway,
  nonce: string,
  kind: 'card' | 'paypal',
): Promise<SavedPayment | undefined> => {
  const result = await gateway.customer.create({ paymentMethodNonce: nonce })
  if (!result.success) return undefined
  const { creditCards = [], paypalAccounts = [] } = result.customer
  if (kind === 'paypal') {
    const [account] = paypalAccounts
    return (
      account && {
        kind: 'paypal',
        provider: 'braintree',
        token: account.token,
        brand: 'PayPal',
        last4: '',
        expMonth: 0,
        expYear: 0,
      }
    )
  }
  const [card] = creditCards
  return (
    card && {
      kind: 'card',
      provider: 'braintree',
      token: card.token,
      brand: card.cardType.toLowerCase(),
      last4: card.last4,
      expMonth: Number(card.expirationMonth),
      expYear: Number(card.expirationYear),
    }
  )
}
