import type { AfterpayKinds } from '../afterpay/entities.ts'
import type { BraintreeKinds } from '../braintree/entities.ts'
import type { StripeKinds } from '../stripe/entities.ts'
import type { WebhookKinds } from '../webhooks/entities.ts'
import type { IdempotentResponse } from './idempotentResponse.ts'
import type { Entity, Journal } from './journal.ts'

export type Kinds = StripeKinds &
  BraintreeKinds &
  AfterpayKinds &
  WebhookKinds &
  Record<IdempotentResponse['object'], IdempotentResponse>

const isKind =
  <Kind extends keyof Kinds>(kind: Kind) =>
  (entity: Entity | undefined): entity is Kinds[Kind] =>
    entity?.object === kind

/** Typed access to the providers' objects, by kind. */
export const createStore = (journal: Journal) => ({
  find: <Kind extends keyof Kinds>(kind: Kind, id: string): Kinds[Kind] | undefined => {
    const entity = journal.find(kind, id)
    return isKind(kind)(entity) ? entity : undefined
  },
  list: <Kind extends keyof Kinds>(kind: Kind): readonly Kinds[Kind][] =>
    journal.all(kind).filter(isKind(kind)),
  save: <Kind extends keyof Kinds>(entity: Kinds[Kind]): Kinds[Kind] => {
    journal.save(entity)
    return entity
  },
  batch: journal.batch,
})

export type Store = ReturnType<typeof createStore>
