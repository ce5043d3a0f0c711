import type { WishlistFieldsFragment, WishlistLineFieldsFragment } from '../generated/documents.ts'

/** A shopper's list as its changes read it. */
export type SavedList = WishlistFieldsFragment

/** A line of the wishlist with its current product; `variant` is null once the product no longer exists. */
export type WishlistLine = WishlistLineFieldsFragment

/** Custom fields by the id of their type; values as they are, not as JSON text. */
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
  readonly quantity?: number
  readonly custom?: WishlistCustomFields | undefined
  readonly note?: string
  /** The price that the shopper saw, in cents. */
  readonly savedPrice?: ItemDetails['savedPrice'] | undefined
}

/** A list of a shopper, without its lines. */
export type ListSummary = {
  /** Empty for a wishlist to which nothing was saved yet. */
  readonly id: string
  readonly name: string
  readonly isDefault: boolean
  /** The number of lines. */
  readonly count: number
  /** The secret of the shared link; `undefined` while the list is not shared. */
  readonly shareSecret?: string
  readonly sharesNotes: boolean
}

/** Why a list is not changed: it does not exist, or has as many lines as it can have. */
export type ListRefusal = { readonly kind: 'missing' | 'full' }
