import type { Store } from '../store/createStore.ts'

/** What Afterpay's operations need. */
export type AfterpayAccount = {
  readonly store: Store
  readonly now: () => Date
  readonly publicUrl: string
}
