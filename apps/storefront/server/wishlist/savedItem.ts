import type { CartLine } from '@selvedge/commerce-client'
import type { WishlistItem } from '@selvedge/commerce-client/wishlist'

/** A line of the cart as the wishlist keeps it, its design and all; `undefined` for a line that has no variant any more. */
export const savedItem = ({ variant, quantity, custom }: CartLine): WishlistItem | undefined =>
  variant?.sku
    ? {
        sku: variant.sku,
        quantity,
        ...(custom?.type ? { custom: { typeId: custom.type.id, fields: custom.customFieldsRaw ?? [] } } : {}),
      }
    : undefined
