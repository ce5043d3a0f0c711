import type { Client } from '@urql/core'
import type { CartFieldsFragment, MyCartUpdateAction } from '../generated/documents.ts'
import type { CartError } from './cartError.ts'

export type Cart = CartFieldsFragment
export type CartLine = Cart['lineItems'][number]
export type CartAction = MyCartUpdateAction

/** Which cart to change and how. `version` is the one last seen. */
export type CartUpdate = {
  readonly id: string
  readonly version: number
  readonly actions: readonly CartAction[]
  /** The cart of that version, where it is at hand: it tells what a lost answer has already changed. */
  readonly base?: Cart | undefined
}

/** What every cart function needs: a client that sends the visitor's token, and the locale of names. */
export type CartContext = {
  readonly graphqlClient: Client
  readonly locale?: string
  /** Gets every cart that a change brings about, whole: it replaces the cached one (spec §4). */
  readonly onUpdated?: (cart: Cart) => void
  /** Gets every failed change, before it is thrown (spec §8). */
  readonly onError?: (error: CartError) => void
  /** Waits before the retry with this number, counted from 0. Default: some tens of milliseconds. */
  readonly pause?: (retry: number) => Promise<void>
}

/** A line to add. Quantity 1 unless said otherwise (spec §5, §9). */
export type LineToAdd = {
  /** The line's key, by which it is known again when an answer was lost. A random one unless said otherwise. */
  readonly key?: string
  readonly productId?: string
  readonly variantId?: number
  readonly sku?: string
  readonly quantity?: number
  readonly custom?: Readonly<Record<string, unknown>>
  /** The type of the custom fields, by key or by id. */
  readonly customTypeKey?: string
  readonly customTypeId?: string
}
