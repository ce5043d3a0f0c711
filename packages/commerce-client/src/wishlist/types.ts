import type { WishlistFieldsFragment, WishlistLineFieldsFragment } from '../generated/documents.ts'

/** A shopper's list with the fields that are needed to change it. */
export type SavedList = WishlistFieldsFragment

/** A line of the wishlist with its current product; `variant` is null once the product no longer exists. */
export type WishlistLine = WishlistLineFieldsFragment

/** Custom fields, and the id of the type that defines them. The values are not converted to JSON text. */
export type WishlistCustomFields = {
  readonly typeId: string
  readonly fields: readonly { readonly name: string; readonly value: unknown }[]
}

/**
 * What a list stores about one of its lines: the shopper's note, the price when the line was saved, and when its move
 * to the cart began.
 */
export type ItemDetails = {
  readonly note: string
  readonly savedPrice?: { readonly centAmount: number; readonly currencyCode: string }
  /** ISO 8601. */
  readonly movingSince?: string
}

/** An item to save: a variant, in a quantity of 1 by default, with the custom fields that it had in the cart. */
export type WishlistItem = {
  readonly sku: string
  readonly quantity?: number | undefined
  readonly custom?: WishlistCustomFields | undefined
  readonly note?: string | undefined
  /** The price that the shopper saw, in cents. */
  readonly savedPrice?: ItemDetails['savedPrice'] | undefined
}

/** A list of a shopper, without its lines. */
export type ListSummary = {
  /** Empty for a wishlist before the first item is saved. */
  readonly id: string
  readonly name: string
  readonly isDefault: boolean
  /** The number of lines. */
  readonly count: number
  /** The secret of the shared link; `undefined` while the list is not shared. */
  readonly shareSecret?: string
  readonly sharesNotes: boolean
}

/** Why a list is not changed: it does not exist, or it already has the maximum number of lines. */
export type ListRefusal = { readonly kind: 'missing' | 'full' }
