import * as v from 'valibot'
import type { Account } from './account.ts'
import type { PaymentIntent } from './entities.ts'
import { Amount, Metadata, readForm } from './readForm.ts'
import { invalidRequest, type Result } from './stripeError.ts'
import { unexpectedState } from './unexpectedState.ts'

const CaptureForm = v.object({ amount_to_capture: v.optional(Amount), metadata: v.optional(Metadata) })

/** Captures the authorised amount or a part of it; the rest is released. */
export const captureIntent = (
  account: Account,
  intent: PaymentIntent,
  form: unknown,
): Result<PaymentIntent> => {
  const read = readForm(CaptureForm, form)
  if ('failure' in read) return read
  if (intent.status !== 'requires_capture') return { failure: unexpectedState(intent, 'captured') }
  const amount = read.value.amount_to_capture ?? intent.amount_capturable
  if (amount > intent.amount_capturable)
    return {
      failure: invalidRequest(
        `The amount to capture (${amount}) is greater than the capturable amount (${intent.amount_capturable}).`,
        { code: 'amount_too_large', param: 'amount_to_capture' },
      ),
    }
  const charge = account.store.find('charge', intent.latest_charge ?? '')
  if (charge) account.store.save<'charge'>({ ...charge, amount_captured: amount, captured: true })
  const captured = account.store.save<'payment_intent'>({
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    metadata: { ...intent.metadata, ...read.value.metadata },
    status: 'succeeded',
  })
  account.publish('payment_intent.succeeded', captured)
  return { value: captured }
}

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const
const CancelForm = v.object({
  cancellation_reason: v.optional(v.picklist(reasons, 'Invalid cancellation_reason')),
})

/** Cancels an intent and releases the authorised amount. */
export const cancelIntent = (
  account: Account,
  intent: PaymentIntent,
  form: unknown,
): Result<PaymentIntent> => {
  const read = readForm(CancelForm, form)
  if ('failure' in read) return read
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    return { failure: unexpectedState(intent, 'canceled') }
  const canceled = account.store.save<'payment_intent'>({
    ...intent,
    amount_capturable: 0,
    canceled_at: Math.floor(account.now().getTime() / 1000),
    cancellation_reason: read.value.cancellation_reason ?? null,
    next_action: null,
    status: 'canceled',
  })
  account.publish('payment_intent.canceled', canceled)
  return { value: canceled }
}
