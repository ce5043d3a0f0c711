import type { Store } from '../store/createStore.ts'
import type { Charge, PaymentIntent, Refund, SetupIntent } from './entities.ts'

export type EventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.canceled'
  | 'charge.refunded'
  | 'refund.created'
  | 'setup_intent.succeeded'

/** The dependencies of Stripe's operations. */
export type Account = {
  readonly store: Store
  readonly now: () => Date
  readonly publicUrl: string
  /** Sends an event to the merchant's webhook endpoints. */
  readonly publish: (type: EventType, object: PaymentIntent | Charge | Refund | SetupIntent) => void
}
