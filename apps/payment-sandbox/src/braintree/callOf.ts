import * as v from 'valibot'
import type { Call } from '../faults/fault.ts'
import type { Store } from '../store/createStore.ts'
import { outcomeOf } from './instruments.ts'
import { nonceOf } from './nonces.ts'
import type { Operation } from './operations.ts'

const text = v.optional(v.nullable(v.string()))
const CallFields = v.object({
  transaction: v.optional(
    v.object({
      order_id: text,
      custom_fields: v.optional(v.record(v.string(), v.string()), {}),
      payment_method_nonce: text,
      payment_method_token: text,
    }),
  ),
})

/**
 * Describes an API call, so that faults can match it. A fault's reference matches the order id or a custom field of the
 * call, the order id or a custom field of its transaction, or the transaction's id.
 */
export const callOf = (
  store: Store,
  { act }: Operation,
  { body, id, now }: { body: unknown; id: string; now: Date },
): Call => {
  const callFields = v.safeParse(CallFields, body ?? {})
  const sale = callFields.success ? callFields.output.transaction : undefined
  const known = store.find('braintree.transaction', id)
  const token = sale?.payment_method_nonce ?? sale?.payment_method_token
  const instrument =
    nonceOf(store, sale?.payment_method_nonce ?? '', now)?.instrument ??
    store.find('braintree.payment_method', sale?.payment_method_token ?? '')?.instrument
  return {
    provider: 'braintree',
    act,
    references: [
      sale?.order_id,
      ...Object.values(sale?.custom_fields ?? {}),
      known?.orderId,
      ...Object.values(known?.customFields ?? {}),
      id || undefined,
    ].filter((reference) => typeof reference === 'string'),
    payer: token && instrument ? { outcome: outcomeOf(instrument), token } : undefined,
  }
}
