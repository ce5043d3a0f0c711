import { testCardOfKey, testCards } from '../cards/testCards.ts'
import type { Call } from '../faults/fault.ts'
import type { Store } from '../store/createStore.ts'
import type { Form, Operation } from './operations.ts'

const texts = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter((entry) => typeof entry === 'string')
    : []

const payerOf = (store: Store, token: unknown): Call['payer'] => {
  if (typeof token !== 'string') return undefined
  const kept = store.find('payment_method', token)?.metadata.sandbox_card
  const test = kept ? testCardOfKey(kept) : testCards.find(({ key }) => token === `pm_card_${key}`)
  return test && { outcome: test.outcome, token }
}

/**
 * Describes an API call, so that faults can match it. A fault's reference matches a value of the call's metadata, a
 * value of its payment intent's metadata, or the intent's id.
 */
export const callOf = (store: Store, { act }: Operation, form: Form, id: string): Call => {
  const named = typeof form.payment_intent === 'string' ? form.payment_intent : id
  const intent = store.find('payment_intent', named)
  // A request that creates an intent reaches the bank only if it also confirms the intent.
  const authorises = act === 'authorise' && (id !== '' || form.confirm === 'true')
  return {
    provider: 'stripe',
    act,
    references: [...texts(form.metadata), ...texts(intent?.metadata), ...(named ? [named] : [])],
    payer: authorises ? payerOf(store, form.payment_method ?? intent?.payment_method) : undefined,
  }
}
