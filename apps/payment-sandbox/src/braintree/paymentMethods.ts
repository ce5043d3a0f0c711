import * as v from 'valibot'
import type { BraintreeAccount } from './account.ts'
import { invalid, missing, type Outcome } from './answer.ts'
import { consume, mintNonce, nonceOf } from './nonces.ts'
import { renderMethod, renderNonce } from './renderVault.ts'
import { vault } from './vault.ts'
import { verdictOf } from './verdict.ts'

const flag = v.optional(v.boolean())

export const MethodBody = v.object({
  customer_id: v.optional(v.nullable(v.string())),
  payment_method_nonce: v.optional(v.nullable(v.string())),
  token: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,36}$/, 'Token format is invalid.'))),
  options: v.optional(v.object({ make_default: flag, verify_card: flag })),
})
type Body = v.InferOutput<typeof MethodBody>

const no = (code: string, attribute: string, message: string): Outcome =>
  invalid('payment_method', { code, attribute, message })

/** Keeps what a nonce stands for. With `verify_card` its bank is asked first. */
export const keepMethod = (account: BraintreeAccount, body: Body): Outcome => {
  const { store, now } = account
  const customer = store.find('braintree.customer', body.customer_id ?? '')
  if (!body.customer_id) return no('93104', 'customer_id', 'Customer ID is required.')
  if (!customer || customer.deleted) return no('93105', 'customer_id', 'Customer ID is invalid.')
  const nonce = nonceOf(store, body.payment_method_nonce ?? '', now())
  if (!nonce) return no('93108', 'payment_method_nonce', 'Unknown or expired payment_method_nonce.')
  if (nonce.consumed)
    return no('93107', 'payment_method_nonce', 'Cannot use a payment_method_nonce more than once.')
  const taken = body.token === undefined ? undefined : store.find('braintree.payment_method', body.token)
  if (taken && !taken.deleted) return no('93503', 'token', 'Payment method token has already been taken.')
  const payer = { ...nonce, nonce, token: null, customer: customer.id }
  const verdict = verdictOf(payer, { authenticationRequired: false })
  if (body.options?.verify_card && verdict.status !== 'authorized') return { kind: 'unverified', verdict }
  consume(store, nonce)
  const { token } = vault(account, payer, undefined, {
    token: body.token,
    makeDefault: body.options?.make_default,
  })
  const kept = findMethod(account, token)
  return kept.kind === 'done' ? { ...kept, status: 201 } : kept
}

/** A saved method by its token. */
export const findMethod = ({ store }: BraintreeAccount, token: string): Outcome => {
  const method = store.find('braintree.payment_method', token)
  return method && !method.deleted ? { kind: 'done', ...renderMethod(method) } : missing
}

/** Forgets a saved method. */
export const deleteMethod = ({ store }: BraintreeAccount, token: string): Outcome => {
  const method = store.find('braintree.payment_method', token)
  if (!method || method.deleted) return missing
  store.save<'braintree.payment_method'>({ ...method, deleted: true })
  return { kind: 'done', root: 'paymentMethod', value: {} }
}

/** A nonce by its id. */
export const findNonce = ({ store, now }: BraintreeAccount, id: string): Outcome => {
  const nonce = nonceOf(store, id, now())
  return nonce ? { kind: 'done', root: 'paymentMethodNonce', value: renderNonce(nonce) } : missing
}

/** A new nonce for a saved method. */
export const nonceOfMethod = ({ store, now }: BraintreeAccount, token: string): Outcome => {
  const method = store.find('braintree.payment_method', token)
  if (!method || method.deleted) return missing
  const nonce = mintNonce(store, method.instrument, { now: now() })
  return { kind: 'done', root: 'paymentMethodNonce', value: renderNonce(nonce), status: 201 }
}
