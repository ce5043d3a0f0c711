import type { Store } from '../store/createStore.ts'

/** The dependencies of Afterpay's operations. */
export type AfterpayAccount = {
  readonly store: Store
  readonly now: () => Date
  readonly publicUrl: string
}
