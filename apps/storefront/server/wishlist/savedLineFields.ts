import { customFieldsToCopy, type WishlistLine } from '@selvedge/commerce-client/wishlist'
import { findLineFields } from '../cart/lineFields.ts'
import type { LineFields } from '../cart/visitorCart.ts'
import type { ShopContext } from '../context/createContext.ts'

/** The custom fields that a saved item had in a cart, else those of its product. Its note stays on the list. */
export const savedLineFields = async (
  shop: ShopContext,
  { custom, productSlug, variant }: WishlistLine,
): Promise<LineFields | undefined> => {
  const copied = customFieldsToCopy(custom)
  return copied
    ? {
        customTypeId: copied.typeId,
        custom: Object.fromEntries(copied.fields.map(({ name, value }) => [name, value])),
      }
    : findLineFields(shop, productSlug ?? '', variant?.sku ?? '')
}
