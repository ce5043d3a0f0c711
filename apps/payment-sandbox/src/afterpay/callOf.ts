import * as v from 'valibot'
import type { Call } from '../faults/fault.ts'
import type { Store } from '../store/createStore.ts'
import type { Operation } from './operations.ts'
import { outcomeOf } from './shoppers.ts'

const Glance = v.object({
  requestId: v.optional(v.string()),
  token: v.optional(v.string()),
  merchantReference: v.optional(v.nullable(v.string())),
})

/** The `requestId` of a body, which makes a repeated call the same one. */
export const requestIdOf = (body: unknown): string | undefined => {
  const glance = v.safeParse(Glance, body)
  return glance.success ? glance.output.requestId : undefined
}

/** What a call is about, for faults: the merchant's reference, the token, the request id and the payment's id. */
export const callOf = (
  store: Store,
  { act }: Operation,
  { body, id }: { body: unknown; id: string },
): Call => {
  const parsed = v.safeParse(Glance, body)
  const glance = parsed.success ? parsed.output : {}
  const checkout = store.find('afterpay.checkout', glance.token ?? '')
  return {
    provider: 'afterpay',
    act,
    references: [
      glance.merchantReference,
      glance.token,
      glance.requestId,
      checkout?.merchantReference,
      store.find('afterpay.payment', id)?.merchantReference,
      id,
    ].flatMap((reference) => (reference ? [reference] : [])),
    payer: checkout && { outcome: outcomeOf(checkout.shopper), token: checkout.id },
  }
}
