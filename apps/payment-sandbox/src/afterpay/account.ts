import type { Store } from '../store/createStore.ts'

/** What the provider's acts work with. */
export type AfterpayAccount = {
  readonly store: Store
  readonly now: () => Date
  readonly publicUrl: string
}
