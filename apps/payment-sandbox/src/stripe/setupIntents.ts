import * as v from 'valibot'
import { testCardOfKey } from '../cards/testCards.ts'
import type { Account } from './account.ts'
import { challengeOf } from './challenge.ts'
import { customerOf } from './customers.ts'
import { createEntity, newId, type SetupIntent } from './entities.ts'
import { attach, paymentMethodOf } from './paymentMethods.ts'
import { Flag, Metadata, readForm, Text, Url } from './readForm.ts'
import { invalidRequest, type Result } from './stripeError.ts'

const SetupForm = v.object({
  confirm: v.optional(Flag, 'false'),
  customer: v.optional(Text),
  metadata: v.optional(Metadata, {}),
  payment_method: v.optional(Text),
  return_url: v.optional(Url),
  usage: v.optional(v.picklist(['off_session', 'on_session'], 'Invalid usage'), 'off_session'),
})

/** Saves the card, for its customer if there is one. */
export const succeedSetup = (account: Account, intent: SetupIntent): Result<SetupIntent> => {
  if (intent.customer && intent.payment_method) {
    const saved = attach(account.store, {
      id: intent.payment_method,
      customer: intent.customer,
      now: account.now(),
    })
    if ('failure' in saved) return saved
  }
  const done = account.store.save<'setup_intent'>({
    ...intent,
    last_setup_error: null,
    next_action: null,
    status: 'succeeded',
  })
  account.publish('setup_intent.succeeded', done)
  return { value: done }
}

/** Confirms a setup intent: the card is saved, declined, or requires 3-D Secure. */
export const confirmSetup = (account: Account, intent: SetupIntent, form: unknown): Result<SetupIntent> => {
  const read = readForm(SetupForm, form)
  if ('failure' in read) return read
  const token = read.value.payment_method ?? intent.payment_method
  if (!token || intent.status === 'succeeded' || intent.status === 'canceled')
    return {
      failure: invalidRequest(
        token
          ? `This SetupIntent could not be confirmed because it has a status of ${intent.status}.`
          : 'You cannot confirm this SetupIntent because it’s missing a payment method.',
        { code: 'setup_intent_unexpected_state' },
      ),
    }
  const method = paymentMethodOf(account.store, token, account.now())
  if ('failure' in method) return method
  const outcome = testCardOfKey(method.value.metadata.sandbox_card)?.outcome
  const given = { ...intent, payment_method: method.value.id }
  if (outcome?.kind === 'declined' && outcome.declineCode === 'generic_decline') {
    const error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: outcome.declineCode,
      message: 'Your card was declined.',
    } as const
    const failed = account.store.save<'setup_intent'>({
      ...intent,
      last_setup_error: error,
      payment_method: null,
      status: 'requires_payment_method',
    })
    return { failure: { status: 402, error: { ...error, setup_intent: failed } } }
  }
  if (outcome?.kind !== 'challenge') return succeedSetup(account, given)
  return {
    value: account.store.save<'setup_intent'>({
      ...given,
      next_action: challengeOf(account, intent.id, read.value.return_url),
      status: 'requires_action',
    }),
  }
}

/** Creates a setup intent, and confirms it on request. */
export const createSetup = (account: Account, form: unknown): Result<SetupIntent> => {
  const read = readForm(SetupForm, form)
  if ('failure' in read) return read
  const { customer, payment_method: token, confirm, metadata, usage } = read.value
  if (customer !== undefined) {
    const owner = customerOf(account, customer)
    if ('failure' in owner) return owner
  }
  const method = token === undefined ? undefined : paymentMethodOf(account.store, token, account.now())
  if (method && 'failure' in method) return method
  const base = createEntity('setup_intent', 'seti', account.now())
  const intent = account.store.save<'setup_intent'>({
    ...base,
    client_secret: newId(`${base.id}_secret`),
    customer: customer ?? null,
    last_setup_error: null,
    metadata,
    next_action: null,
    payment_method: method?.value.id ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    usage,
  })
  return confirm ? confirmSetup(account, intent, form) : { value: intent }
}
