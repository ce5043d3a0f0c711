import type {
  CheckoutSession,
  KeptAnswer,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
} from '../stripe/entities.ts'
import type { Entity, Journal } from './journal.ts'

type Kinds = {
  readonly payment_method: PaymentMethod
  readonly payment_intent: PaymentIntent
  readonly refund: Refund
  readonly 'checkout.session': CheckoutSession
  readonly setup_intent: SetupIntent
  readonly kept_answer: KeptAnswer
}

const isKind =
  <Kind extends keyof Kinds>(kind: Kind) =>
  (entity: Entity | undefined): entity is Kinds[Kind] =>
    entity?.object === kind

/** The provider's objects, by kind. */
export const createStore = (journal: Journal) => ({
  find: <Kind extends keyof Kinds>(kind: Kind, id: string): Kinds[Kind] | undefined => {
    const entity = journal.find(id)
    return isKind(kind)(entity) ? entity : undefined
  },
  list: <Kind extends keyof Kinds>(kind: Kind): readonly Kinds[Kind][] => journal.all().filter(isKind(kind)),
  save: <Kind extends keyof Kinds>(entity: Kinds[Kind]): Kinds[Kind] => {
    journal.save(entity)
    return entity
  },
})

export type Store = ReturnType<typeof createStore>
