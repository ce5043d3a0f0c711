import { testCardOfKey } from '../cards/testCards.ts'
import type { Store } from '../store/createStore.ts'
import { newId, type PaymentIntent, type Refund } from './entities.ts'
import { invalidRequest, missing, type StripeFailure } from './stripeError.ts'

type Answer<Value> = { readonly value: Value } | { readonly failure: StripeFailure }

export type IntentDraft = {
  readonly amount: number
  readonly currency: string
  readonly paymentMethod: string
  readonly captureMethod: string
  readonly metadata: Readonly<Record<string, string>>
}

const seconds = (): number => Math.floor(Date.now() / 1000)

const declined = (intent: PaymentIntent, declineCode: string): StripeFailure => ({
  status: 402,
  error: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
    message:
      declineCode === 'insufficient_funds' ? 'Your card has insufficient funds.' : 'Your card was declined.',
    payment_intent: intent,
  },
})

/** Creates and confirms an intent: with manual capture the amount is held, else charged. */
export const confirmIntent = (store: Store, draft: IntentDraft): Answer<PaymentIntent> => {
  if (!Number.isSafeInteger(draft.amount) || draft.amount <= 0)
    return { failure: invalidRequest('Invalid positive integer: amount') }
  const method = store.find('payment_method', draft.paymentMethod)
  if (!method) return { failure: missing('PaymentMethod', draft.paymentMethod) }
  const manual = draft.captureMethod === 'manual'
  const outcome = testCardOfKey(method.metadata.sandbox_card)?.outcome ?? {
    kind: 'declined',
    declineCode: 'generic_decline',
  }
  const approved = outcome.kind === 'approved'
  const intent = store.save<'payment_intent'>({
    id: newId('pi'),
    object: 'payment_intent',
    amount: draft.amount,
    amount_capturable: approved && manual ? draft.amount : 0,
    amount_received: approved && !manual ? draft.amount : 0,
    currency: draft.currency,
    capture_method: draft.captureMethod,
    created: seconds(),
    metadata: draft.metadata,
    payment_method: approved ? method.id : null,
    status: approved ? (manual ? 'requires_capture' : 'succeeded') : 'requires_payment_method',
    last_payment_error: approved ? null : outcome,
  })
  return outcome.kind === 'declined' ? { failure: declined(intent, outcome.declineCode) } : { value: intent }
}

const inState = (
  store: Store,
  id: string,
  status: PaymentIntent['status'],
  act: string,
): Answer<PaymentIntent> => {
  const intent = store.find('payment_intent', id)
  if (!intent) return { failure: missing('payment_intent', id) }
  if (intent.status !== status)
    return {
      failure: {
        status: 400,
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          message: `This PaymentIntent could not be ${act} because it has a status of ${intent.status}.`,
          payment_intent: intent,
        },
      },
    }
  return { value: intent }
}

/** Takes the held amount. */
export const captureIntent = (store: Store, id: string): Answer<PaymentIntent> => {
  const found = inState(store, id, 'requires_capture', 'captured')
  if ('failure' in found) return found
  const intent = found.value
  return {
    value: store.save<'payment_intent'>({
      ...intent,
      status: 'succeeded',
      amount_capturable: 0,
      amount_received: intent.amount,
    }),
  }
}

/** Lets the held amount go. */
export const cancelIntent = (store: Store, id: string): Answer<PaymentIntent> => {
  const found = inState(store, id, 'requires_capture', 'canceled')
  if ('failure' in found) return found
  return { value: store.save<'payment_intent'>({ ...found.value, status: 'canceled', amount_capturable: 0 }) }
}

/** Gives a captured amount back. */
export const refundIntent = (store: Store, id: string): Answer<Refund> => {
  const found = inState(store, id, 'succeeded', 'refunded')
  if ('failure' in found) return found
  if (store.list('refund').some((refund) => refund.payment_intent === id))
    return { failure: invalidRequest(`Charge of ${id} has already been refunded.`) }
  const { amount, currency } = found.value
  return {
    value: store.save<'refund'>({
      id: newId('re'),
      object: 'refund',
      amount,
      currency,
      created: seconds(),
      payment_intent: id,
      status: 'succeeded',
    }),
  }
}
