import * as v from 'valibot'
import type { BraintreeAccount } from './account.ts'
import { consume, mintNonce, nonceOf } from './nonces.ts'
import { invalid, missing, type OperationResult } from './operationResult.ts'
import { renderMethod, renderNonce } from './renderVault.ts'
import { saveInVault } from './vault.ts'
import { verdictOf } from './verdict.ts'

const flag = v.optional(v.boolean())

export const MethodBody = v.object({
  customer_id: v.optional(v.nullable(v.string())),
  payment_method_nonce: v.optional(v.nullable(v.string())),
  token: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,36}$/, 'Token format is invalid.'))),
  options: v.optional(v.object({ make_default: flag, verify_card: flag })),
})
type Body = v.InferOutput<typeof MethodBody>

const refuse = (code: string, attribute: string, message: string): OperationResult =>
  invalid('payment_method', { code, attribute, message })

/** Saves the instrument of a nonce. With `verify_card` the card's bank verifies it first. */
export const saveMethod = (account: BraintreeAccount, body: Body): OperationResult => {
  const { store, now } = account
  const customer = store.find('braintree.customer', body.customer_id ?? '')
  if (!body.customer_id) return refuse('93104', 'customer_id', 'Customer ID is required.')
  if (!customer || customer.deleted) return refuse('93105', 'customer_id', 'Customer ID is invalid.')
  const nonce = nonceOf(store, body.payment_method_nonce ?? '', now())
  if (!nonce) return refuse('93108', 'payment_method_nonce', 'Unknown or expired payment_method_nonce.')
  if (nonce.consumed)
    return refuse('93107', 'payment_method_nonce', 'Cannot use a payment_method_nonce more than once.')
  const { instrument } = nonce
  if (instrument.kind === 'paypal' && !instrument.billingAgreement)
    return invalid('paypal_account', {
      code: '82902',
      attribute: 'base',
      message: 'Cannot vault a one-time use PayPal account.',
    })
  const taken = body.token === undefined ? undefined : store.find('braintree.payment_method', body.token)
  if (taken && !taken.deleted) return refuse('93503', 'token', 'Payment method token has already been taken.')
  const payer = { ...nonce, nonce, token: null, customer: customer.id }
  const verdict = verdictOf(payer, { authenticationRequired: false })
  if (body.options?.verify_card && verdict.status !== 'authorized') return { kind: 'unverified', verdict }
  consume(store, nonce)
  const { token } = saveInVault(account, payer, undefined, {
    token: body.token,
    makeDefault: body.options?.make_default,
  })
  const saved = findMethod(account, token)
  return saved.kind === 'done' ? { ...saved, status: 201 } : saved
}

/** Finds a saved payment method by its token. */
export const findMethod = ({ store }: BraintreeAccount, token: string): OperationResult => {
  const method = store.find('braintree.payment_method', token)
  return method && !method.deleted ? { kind: 'done', ...renderMethod(method) } : missing
}

/** Deletes a saved payment method. */
export const deleteMethod = ({ store }: BraintreeAccount, token: string): OperationResult => {
  const method = store.find('braintree.payment_method', token)
  if (!method || method.deleted) return missing
  store.save<'braintree.payment_method'>({ ...method, deleted: true })
  return { kind: 'done', root: 'paymentMethod', value: {} }
}

/** Finds a nonce by its id. */
export const findNonce = ({ store, now }: BraintreeAccount, id: string): OperationResult => {
  const nonce = nonceOf(store, id, now())
  return nonce ? { kind: 'done', root: 'paymentMethodNonce', value: renderNonce(nonce) } : missing
}

/** Creates a nonce for a saved payment method. */
export const nonceOfMethod = ({ store, now }: BraintreeAccount, token: string): OperationResult => {
  const method = store.find('braintree.payment_method', token)
  if (!method || method.deleted) return missing
  const nonce = mintNonce(store, method.instrument, { now: now() })
  return { kind: 'done', root: 'paymentMethodNonce', value: renderNonce(nonce), status: 201 }
}
