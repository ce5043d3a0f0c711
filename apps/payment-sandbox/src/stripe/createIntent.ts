import * as v from 'valibot'
import type { Account } from './account.ts'
import { confirmIntent } from './confirmIntent.ts'
import { createEntity, newId, type PaymentIntent } from './entities.ts'
import { paymentMethodOf } from './paymentMethods.ts'
import { Amount, Flag, Metadata, readForm, Text, Url } from './readForm.ts'
import { missing, type Result } from './stripeError.ts'

const IntentForm = v.object({
  amount: Amount,
  currency: v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/, 'Invalid currency'), v.toLowerCase()),
  capture_method: v.optional(
    v.picklist(['automatic', 'automatic_async', 'manual'], 'Invalid capture_method'),
    'automatic',
  ),
  confirm: v.optional(Flag, 'false'),
  customer: v.optional(Text),
  description: v.optional(Text),
  metadata: v.optional(Metadata, {}),
  off_session: v.optional(Flag),
  payment_method: v.optional(Text),
  return_url: v.optional(Url),
})

/** Creates an intent, and confirms it on request. */
export const createIntent = (account: Account, form: unknown): Result<PaymentIntent> => {
  const read = readForm(IntentForm, form)
  if ('failure' in read) return read
  const { customer, payment_method: token, ...draft } = read.value
  const owner = customer === undefined ? undefined : account.store.find('customer', customer)
  if (customer !== undefined && (!owner || owner.deleted))
    return { failure: missing('customer', customer, 'customer') }
  const method = token === undefined ? undefined : paymentMethodOf(account.store, token, account.now())
  if (method && 'failure' in method) return method
  const base = createEntity('payment_intent', 'pi', account.now())
  const intent = account.store.save<'payment_intent'>({
    ...base,
    amount: draft.amount,
    amount_capturable: 0,
    amount_received: 0,
    cancellation_reason: null,
    canceled_at: null,
    capture_method: draft.capture_method,
    client_secret: newId(`${base.id}_secret`),
    currency: draft.currency,
    customer: customer ?? null,
    description: draft.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: draft.metadata,
    next_action: null,
    payment_method: method?.value.id ?? null,
    payment_method_types: ['card'],
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  })
  return draft.confirm
    ? confirmIntent(account, intent, { return_url: draft.return_url, off_session: draft.off_session })
    : { value: intent }
}
