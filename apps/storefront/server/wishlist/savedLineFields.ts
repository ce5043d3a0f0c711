import { customFieldsToAdd } from '@selvedge/commerce-client/changes'
import type { WishlistLine } from '@selvedge/commerce-client/wishlist'
import { findLineFields } from '../cart/lineFields.ts'
import type { LineFields } from '../cart/visitorCart.ts'
import type { ShopContext } from '../context/createContext.ts'

/**
 * The custom fields for the cart line of a saved item: those that it had in a cart, else those of its product. The note
 * of the item is not among them.
 */
export const savedLineFields = async (
  shop: ShopContext,
  { custom, productSlug, variant }: WishlistLine,
): Promise<LineFields | undefined> =>
  customFieldsToAdd(custom) ?? findLineFields(shop, productSlug ?? '', variant?.sku ?? '')
