import type { Client } from '@urql/core'
import type { CartFieldsFragment, MyCartUpdateAction } from '../generated/documents.ts'

export type Cart = CartFieldsFragment
export type CartLine = Cart['lineItems'][number]
export type CartAction = MyCartUpdateAction

/** Which cart to change and how. `version` is the one last seen. */
export type CartUpdate = {
  readonly id: string
  readonly version: number
  readonly actions: readonly CartAction[]
}

/** What every cart function needs: a client that sends the visitor's token, and the locale of names. */
export type CartContext = { readonly graphqlClient: Client; readonly locale?: string }

/** A line to add. Quantity 1 unless said otherwise (spec §5, §9). */
export type LineToAdd = {
  readonly productId?: string
  readonly variantId?: number
  readonly sku?: string
  readonly quantity?: number
  readonly custom?: Readonly<Record<string, unknown>>
  readonly customTypeKey?: string
}
