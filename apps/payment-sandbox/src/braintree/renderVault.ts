import type { Nonce, VaultCustomer, VaultedMethod } from './entities.ts'
import { cardDetails } from './instruments.ts'
import { renderAuthentication } from './renderTransaction.ts'
import { listOf, type XmlValue } from './xml.ts'

type Fields = { readonly [key: string]: XmlValue }

/** A saved payment method in Braintree's format: a card or a PayPal account. */
export const renderMethod = (method: VaultedMethod): { readonly root: string; readonly value: Fields } => {
  const { instrument } = method
  const common = {
    token: method.id,
    customerId: method.customer,
    default: method.isDefault,
    createdAt: method.createdAt,
    updatedAt: method.createdAt,
    subscriptions: listOf('subscription', []),
  }
  return instrument.kind === 'paypal'
    ? {
        root: 'paypalAccount',
        value: {
          ...common,
          email: instrument.email,
          payerId: `PAYER${instrument.key.toUpperCase()}`,
          billingAgreementId: instrument.billingAgreement,
          imageUrl: null,
        },
      }
    : {
        root: 'creditCard',
        value: {
          ...common,
          ...cardDetails(instrument.key),
          cardholderName: instrument.cardholder,
          expirationMonth: String(instrument.expMonth).padStart(2, '0'),
          expirationYear: String(instrument.expYear),
          expired: false,
        },
      }
}

/** A customer and the saved payment methods in Braintree's format. */
export const renderCustomer = (customer: VaultCustomer, methods: readonly VaultedMethod[]): Fields => {
  const of = (kind: 'card' | 'paypal'): readonly Fields[] =>
    methods.filter(({ instrument }) => instrument.kind === kind).map((method) => renderMethod(method).value)
  return {
    id: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    createdAt: customer.createdAt,
    updatedAt: customer.createdAt,
    creditCards: listOf('credit-card', of('card')),
    paypalAccounts: listOf('paypal-account', of('paypal')),
    addresses: listOf('address', []),
    customFields: {},
  }
}

/** A nonce in Braintree's format, with the details that may be shown. */
export const renderNonce = (nonce: Nonce): Fields => {
  const { instrument } = nonce
  const card = instrument.kind === 'card' ? cardDetails(instrument.key) : undefined
  return {
    nonce: nonce.id,
    type: instrument.kind === 'card' ? 'CreditCard' : 'PayPalAccount',
    consumed: nonce.consumed,
    default: false,
    details:
      instrument.kind === 'paypal'
        ? { email: instrument.email }
        : {
            ...card,
            lastTwo: card?.last4.slice(-2),
            cardholderName: instrument.cardholder,
            expirationMonth: String(instrument.expMonth).padStart(2, '0'),
            expirationYear: String(instrument.expYear),
          },
    threeDSecureInfo: renderAuthentication(nonce.authentication),
  }
}
