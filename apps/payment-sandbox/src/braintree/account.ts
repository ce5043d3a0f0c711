import type { Store } from '../store/createStore.ts'
import type { Transaction } from './entities.ts'

export type NotificationKind = 'transaction_settled' | 'transaction_settlement_declined'

/** What Braintree's operations need. */
export type BraintreeAccount = {
  readonly store: Store
  readonly now: () => Date
  readonly publicUrl: string
  readonly merchantId: string
  readonly duplicateSeconds: number
  /** Sends a notification to the merchant's webhook endpoints. */
  readonly publish: (kind: NotificationKind, transaction: Transaction) => void
  /** Settles a submitted transaction after the configured delay. */
  readonly scheduleSettlement: (id: string) => void
}
