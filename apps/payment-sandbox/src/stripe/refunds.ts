import * as v from 'valibot'
import type { Account } from './account.ts'
import { createEntity, type Refund } from './entities.ts'
import { Amount, Metadata, readForm, Text } from './readForm.ts'
import { invalidRequest, missing, type Result } from './stripeError.ts'
import { unexpectedState } from './unexpectedState.ts'

const RefundForm = v.object({
  amount: v.optional(Amount),
  charge: v.optional(Text),
  metadata: v.optional(Metadata, {}),
  payment_intent: v.optional(Text),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'], 'Invalid reason')),
})

/** Refunds a captured amount or a part of it. */
export const createRefund = (account: Account, form: unknown): Result<Refund> => {
  const { store, now, publish } = account
  const read = readForm(RefundForm, form)
  if ('failure' in read) return read
  const { amount, metadata, reason } = read.value
  const named = read.value.charge === undefined ? undefined : store.find('charge', read.value.charge)
  if (read.value.charge !== undefined && !named)
    return { failure: missing('charge', read.value.charge, 'charge') }
  const id = read.value.payment_intent ?? named?.payment_intent
  if (id === undefined)
    return {
      failure: invalidRequest('One of the following params should be provided: charge or payment_intent.', {
        code: 'parameter_missing',
      }),
    }
  const intent = store.find('payment_intent', id)
  if (!intent) return { failure: missing('payment_intent', id, 'payment_intent') }
  if (intent.status !== 'succeeded') return { failure: unexpectedState(intent, 'refunded') }
  const refunded = store
    .list('refund')
    .filter((refund) => refund.payment_intent === id)
    .reduce((sum, refund) => sum + refund.amount, 0)
  const rest = intent.amount_received - refunded
  if (rest === 0)
    return {
      failure: invalidRequest(`Charge ${intent.latest_charge} has already been refunded.`, {
        code: 'charge_already_refunded',
      }),
    }
  if (amount !== undefined && amount > rest)
    return {
      failure: invalidRequest(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
        {
          param: 'amount',
        },
      ),
    }
  const refund = store.save<'refund'>({
    ...createEntity('refund', 're', now()),
    amount: amount ?? rest,
    charge: intent.latest_charge,
    currency: intent.currency,
    metadata,
    payment_intent: id,
    reason: reason ?? null,
    status: 'succeeded',
  })
  publish('refund.created', refund)
  const charge = store.find('charge', intent.latest_charge ?? '')
  if (charge)
    publish(
      'charge.refunded',
      store.save<'charge'>({
        ...charge,
        amount_refunded: refunded + refund.amount,
        refunded: refund.amount === rest,
      }),
    )
  return { value: refund }
}
