import type { BraintreeAccount } from './account.ts'
import type { Authentication, Instrument, Nonce } from './entities.ts'
import { nonceOf } from './nonces.ts'
import type { Problem } from './operationResult.ts'
import type { Sale } from './saleBody.ts'

/** The instrument of a sale: from a nonce, or from a customer's saved payment method. */
export type Payer = {
  readonly instrument: Instrument
  readonly authentication: Authentication
  readonly nonce: Nonce | undefined
  readonly token: string | null
  readonly customer: string | null
}

/** Finds the instrument of a sale, or returns Braintree's error about it. Does not consume the nonce. */
export const payerOf = (
  { store, now }: BraintreeAccount,
  sale: Sale,
): { readonly payer: Payer } | { readonly problem: Problem } => {
  const about = (code: string, attribute: string, message: string) => ({
    problem: { code, attribute, message },
  })
  const customer = sale.customer_id ?? sale.customer?.id ?? null
  const known = sale.customer_id ? store.find('braintree.customer', sale.customer_id) : undefined
  if (sale.customer_id && (!known || known.deleted))
    return about('91510', 'customer_id', 'Customer ID is invalid.')
  if (sale.payment_method_token) {
    const kept = store.find('braintree.payment_method', sale.payment_method_token)
    if (!kept || kept.deleted)
      return about('91518', 'payment_method_token', 'Payment method token is invalid.')
    if (customer && customer !== kept.customer)
      return about('91516', 'payment_method_token', 'Payment method does not belong to the customer.')
    const { instrument, authentication } = kept
    return {
      payer: { instrument, authentication, nonce: undefined, token: kept.id, customer: kept.customer },
    }
  }
  if (!sale.payment_method_nonce) return about('91508', 'base', 'Cannot determine payment method.')
  const nonce = nonceOf(store, sale.payment_method_nonce, now())
  if (!nonce) return about('91565', 'payment_method_nonce', 'Unknown or expired payment_method_nonce.')
  if (nonce.consumed)
    return about('91564', 'payment_method_nonce', 'Cannot use a payment_method_nonce more than once.')
  const { instrument, authentication } = nonce
  return { payer: { instrument, authentication, nonce, token: null, customer } }
}
