import type { GetWishlistsQuery, WishlistFieldsFragment } from '../generated/documents.ts'

/** A shopper's list as its changes read it. */
export type SavedList = WishlistFieldsFragment

/** A line of the wishlist with its current product; `variant` is null once the product no longer exists. */
export type WishlistLine = GetWishlistsQuery['me']['shoppingLists']['results'][number]['lineItems'][number]

/** Custom fields by the id of their type; values as they are, not as JSON text. */
export type WishlistCustomFields = {
  readonly typeId: string
  readonly fields: readonly { readonly name: string; readonly value: unknown }[]
}

/** An item to save: a variant, in a quantity of 1 by default, with the custom fields that it had in the cart. */
export type WishlistItem = {
  readonly sku: string
  readonly quantity?: number
  readonly custom?: WishlistCustomFields | undefined
}
