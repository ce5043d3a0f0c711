import { isUnfilledYard } from '@selvedge/cart-domain/server'
import type { WishlistLine } from '@selvedge/commerce-client/wishlist'
import { isDiscontinued } from '../catalogue/attributes.ts'

/**
 * Whether a saved item can be bought.
 *
 * - `choice`: its designs have to be chosen first, on its page.
 * - `gone`: it is no longer sold, or not in the visitor's currency.
 */
export type ItemState = 'available' | 'choice' | 'out-of-stock' | 'gone'

/** Returns whether a saved item can be bought, from its product as it is now. */
export const itemState = (line: Pick<WishlistLine, 'published' | 'variant' | 'custom'>): ItemState => {
  const { published, variant } = line
  if (!published || !variant?.sku || !variant.price || isDiscontinued(variant.attributesRaw)) return 'gone'
  if (variant.availability?.noChannel?.isOnStock === false) return 'out-of-stock'
  return isUnfilledYard(line) ? 'choice' : 'available'
}

export const isBuyable = (line: WishlistLine): boolean => itemState(line) === 'available'
