import type { Store } from '../store/createStore.ts'
import type { Transaction } from './entities.ts'

export type NotificationKind = 'transaction_settled' | 'transaction_settlement_declined'

/** What the provider's acts work with. */
export type BraintreeAccount = {
  readonly store: Store
  readonly now: () => Date
  readonly publicUrl: string
  readonly merchantId: string
  readonly duplicateSeconds: number
  /** Tells the merchant's webhook endpoints. */
  readonly publish: (kind: NotificationKind, transaction: Transaction) => void
  /** Settles a submitted transaction after a while. */
  readonly settleLater: (id: string) => void
}
