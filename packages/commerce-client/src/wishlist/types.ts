import type { GetWishlistsQuery, WishlistFieldsFragment } from '../generated/documents.ts'

/** A shopper's list as its changes read it. */
export type SavedList = WishlistFieldsFragment

/** A line of the wishlist with its product as it is now; `variant` is null once the product is gone. */
export type WishlistLine = GetWishlistsQuery['me']['shoppingLists']['results'][number]['lineItems'][number]

/** Custom fields by the id of their type; values as they are, not as JSON text. */
export type SavedFields = {
  readonly typeId: string
  readonly fields: readonly { readonly name: string; readonly value: unknown }[]
}

/** What is saved: a variant, in a quantity of 1 unless said otherwise, with the custom fields that it had in the cart. */
export type WishlistItem = {
  readonly sku: string
  readonly quantity?: number
  readonly custom?: SavedFields | undefined
}
