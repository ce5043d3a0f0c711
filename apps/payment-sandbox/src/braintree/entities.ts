import { randomInt } from 'node:crypto'

/**
 * A payment instrument: a test card or a PayPal test account. `key` names the test case; card numbers are not
 * stored.
 */
export type Instrument =
  | {
      readonly kind: 'card'
      readonly key: string
      readonly cardholder: string
      readonly expMonth: number
      readonly expYear: number
    }
  | {
      readonly kind: 'paypal'
      readonly key: string
      readonly email: string
      /**
       * The buyer's consent to later payments; without this consent the account can pay only once, and cannot be saved.
       */
      readonly billingAgreement?: string
    }

/** Whether the bank required 3-D Secure, and the result. */
export type Authentication = 'none' | 'required' | 'authenticated' | 'failed'

/** A single-use token of an instrument. */
export type Nonce = {
  readonly id: string
  readonly object: 'braintree.nonce'
  readonly instrument: Instrument
  readonly authentication: Authentication
  readonly consumed: boolean
  readonly createdAt: string
}

/** A saved card or PayPal account of a customer. */
export type VaultedMethod = {
  readonly id: string
  readonly object: 'braintree.payment_method'
  readonly customer: string
  readonly instrument: Instrument
  readonly authentication: Authentication
  readonly isDefault: boolean
  readonly createdAt: string
  readonly deleted?: true
}

export type VaultCustomer = {
  readonly id: string
  readonly object: 'braintree.customer'
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly createdAt: string
  readonly deleted?: true
}

export type TransactionStatus =
  | 'authorized'
  | 'submitted_for_settlement'
  | 'settled'
  | 'settlement_declined'
  | 'settlement_pending'
  | 'voided'
  | 'processor_declined'
  | 'gateway_rejected'

/** Amounts are in the currency's minor unit. */
export type Transaction = {
  readonly id: string
  readonly object: 'braintree.transaction'
  readonly type: 'sale' | 'credit'
  readonly status: TransactionStatus
  readonly amount: number
  readonly authorised: number
  readonly currency: string
  readonly merchantAccount: string
  readonly orderId: string | null
  readonly instrument: Instrument
  readonly token: string | null
  readonly customer: string | null
  readonly authentication: Authentication
  readonly processor: { readonly code: string; readonly text: string }
  readonly gatewayRejection: string | null
  readonly refundedTransaction: string | null
  readonly refunds: readonly string[]
  readonly authorizedTransaction: string | null
  readonly partialSettlements: readonly string[]
  readonly history: readonly {
    readonly status: TransactionStatus
    readonly at: string
    readonly amount: number
  }[]
  readonly customFields: Readonly<Record<string, string>>
  readonly createdAt: string
  readonly updatedAt: string
}

export type BraintreeKinds = {
  readonly 'braintree.nonce': Nonce
  readonly 'braintree.payment_method': VaultedMethod
  readonly 'braintree.customer': VaultCustomer
  readonly 'braintree.transaction': Transaction
}

const LETTERS = 'bcdfghjkmnpqrstvwxyz0123456789'

/** An id in Braintree's format: eight letters and digits. */
export const shortId = (length = 8): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
