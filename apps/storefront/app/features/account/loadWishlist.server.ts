import type { ShopContext } from '../../../server/context/createContext.ts'
import { readWishlist } from '../../../server/wishlist/wishlist.ts'
import { savedView } from '../../../server/wishlist/wishlistView.ts'
import { unavailable } from '../errors/failures.server.ts'

/** The visitor's wishlist for its page; guests see theirs as well. */
export const loadWishlist = async (shop: ShopContext) => {
  const { session, locale, pictureId } = shop
  const lines = await readWishlist(shop)
  if (!lines.ok && lines.problem.kind === 'network') throw unavailable()
  return {
    signedIn: session.customer !== undefined,
    firstName: session.customer?.firstName ?? '',
    // A token from before there were wishlists may not ask for one: there is nothing on it.
    saved: lines.ok ? lines.value.map((line) => savedView(line, locale, pictureId)) : [],
  }
}
