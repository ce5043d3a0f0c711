import * as v from 'valibot'
import type { Account } from './account.ts'
import type { PaymentIntent } from './entities.ts'
import { Amount, Metadata, readForm, Text } from './readForm.ts'
import type { Result } from './stripeError.ts'
import { unexpectedState } from './unexpectedState.ts'

const UpdateForm = v.object({
  amount: v.optional(Amount),
  description: v.optional(Text),
  metadata: v.optional(Metadata, {}),
})

/** Updates the given fields: the amount only before an authorisation, the others at any time. */
export const updateIntent = (
  { store }: Account,
  intent: PaymentIntent,
  form: unknown,
): Result<PaymentIntent> => {
  const read = readForm(UpdateForm, form)
  if ('failure' in read) return read
  const { amount, description, metadata } = read.value
  if (amount !== undefined && !['requires_payment_method', 'requires_confirmation'].includes(intent.status))
    return { failure: unexpectedState(intent, 'updated') }
  return {
    value: store.save<'payment_intent'>({
      ...intent,
      amount: amount ?? intent.amount,
      description: description ?? intent.description,
      metadata: { ...intent.metadata, ...metadata },
    }),
  }
}
