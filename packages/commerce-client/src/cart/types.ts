import type { Client } from '@urql/core'
import type { CartFieldsFragment, MyCartUpdateAction } from '../generated/documents.ts'
import type { SiteCarts } from '../site/cartSite.ts'
import type { CartError } from './cartError.ts'

/** Exactly one of the fields of an input, whose schema has them all as optional fields. */
type OneOf<Input> = {
  [Name in keyof Input]-?: { [Chosen in Name]-?: NonNullable<Input[Chosen]> } & {
    [Other in Exclude<keyof Input, Name>]?: undefined
  }
}[keyof Input]

/** A cart of the platform with all fields that the operations select. Amounts are in cents. */
export type Cart = CartFieldsFragment
/** A line item of a {@link Cart}. */
export type CartLine = Cart['lineItems'][number]
/** A change of a visitor's cart: exactly one field is set, for example `{ removeLineItem: { lineItemId } }`. */
export type CartAction = OneOf<MyCartUpdateAction>

/** The {@link CartAction} that adds a line. */
export type AddLineAction = Extract<CartAction, { readonly addLineItem: object }>

/** The cart to change, and the actions. `version` is the last known one. */
export type CartUpdate = {
  readonly id: string
  readonly version: number
  readonly actions: readonly CartAction[]
  /** The cart of that version, if known: it shows what a request with a lost response has already changed. */
  readonly base?: Cart | undefined
}

/** The parameters of every cart function: a client that sends the visitor's token, and the locale of names. */
export type CartContext = {
  readonly graphqlClient: Client
  readonly locale?: string | undefined
  /**
   * Limits the functions to the carts of one site, when several sites share their customers. `cartsOf` creates the
   * value. Without the option, a visitor has one cart for all sites.
   */
  readonly site?: SiteCarts | undefined
  /** Called with every changed cart, in full: it replaces the cached one. */
  readonly onUpdated?: ((cart: Cart) => void) | undefined
  /** Called with every failed change, before it is thrown. */
  readonly onError?: ((error: CartError) => void) | undefined
  /** Waits before the retry with this number, counted from 0. Default: some tens of milliseconds. */
  readonly pause?: ((retry: number) => Promise<void>) | undefined
}

/** A line to add. Quantity 1 by default. */
export type LineToAdd = {
  /** The line's key, which identifies it after a lost response. Default: a random key. */
  readonly key?: string | undefined
  readonly productId?: string | undefined
  readonly variantId?: number | undefined
  readonly sku?: string | undefined
  readonly quantity?: number | undefined
  readonly custom?: Readonly<Record<string, unknown>> | undefined
  /** The type of the custom fields, by key or by id. */
  readonly customTypeKey?: string | undefined
  readonly customTypeId?: string | undefined
}
