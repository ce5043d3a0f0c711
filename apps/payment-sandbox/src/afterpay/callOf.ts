import * as v from 'valibot'
import type { Call } from '../faults/fault.ts'
import type { Store } from '../store/createStore.ts'
import type { Operation } from './operations.ts'
import { outcomeOf } from './shoppers.ts'

const CallFields = v.object({
  requestId: v.optional(v.string()),
  token: v.optional(v.string()),
  merchantReference: v.optional(v.nullable(v.string())),
})

/** The `requestId` of a body. Afterpay uses it as the idempotency key. */
export const requestIdOf = (body: unknown): string | undefined => {
  const callFields = v.safeParse(CallFields, body)
  return callFields.success ? callFields.output.requestId : undefined
}

/**
 * Describes an API call, so that faults can match it. A fault's reference matches the merchant's reference, the token,
 * the request id or the payment's id.
 */
export const callOf = (
  store: Store,
  { act }: Operation,
  { body, id }: { body: unknown; id: string },
): Call => {
  const parsed = v.safeParse(CallFields, body)
  const callFields = parsed.success ? parsed.output : {}
  const checkout = store.find('afterpay.checkout', callFields.token ?? '')
  return {
    provider: 'afterpay',
    act,
    references: [
      callFields.merchantReference,
      callFields.token,
      callFields.requestId,
      checkout?.merchantReference,
      store.find('afterpay.payment', id)?.merchantReference,
      id,
    ].flatMap((reference) => (reference ? [reference] : [])),
    payer: checkout && { outcome: outcomeOf(checkout.shopper), token: checkout.id },
  }
}
