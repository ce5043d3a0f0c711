import { createHash } from 'node:crypto'
import { locales } from '@selvedge/commerce-client'
import { memoizeByObject } from '../cache/memoizeByObject.ts'
import type { ShopContext } from '../context/createContext.ts'
import { trackedTreatments } from '../experiments/treatments.ts'

/** The paths of pages that may be stored. URLs with parameters or with needless encodings are too many to be worth storing. */
const SHARED_PATH = new RegExp(
  `^(/(${locales.join('|')}))?(/?|/(product|category|artist|collection|help)/[^/.%]+)$`,
)

/** Whether a path is the page of a product. */
export const isProductPath = (path: string): boolean => /\/product\/[^/]+$/.test(path)
const isArtistPath = (path: string): boolean => /\/artist\/[^/]+$/.test(path)

/** Pages for carts with more items are not stored, because few visitors would share them. */
const MAX_CART_ITEMS = 20

/** Whether the page of a product or an artist may show that the visitor saved the product or follows the artist. */
const mayShowLists = ({ session }: Pick<ShopContext, 'session'>, pathname: string): boolean => {
  if (session.ownerId === undefined) return false
  return isProductPath(pathname)
    ? !session.hasEmptyWishlist
    : isArtistPath(pathname) && !session.followsNoArtist
}

/**
 * Whether a page shows nothing of the visitor's own but the number of items in the cart: no name, notice, list, preview or
 * earlier product. A page in another currency than the cart's redirects, so it is not shared either.
 */
const isImpersonal = (shop: Pick<ShopContext, 'session' | 'market'>, pathname: string): boolean => {
  const { customer, cart, notice, preview, move, handover, viewed } = shop.session
  if (customer || notice || preview || move || handover) return false
  if (cart && (cart.count > MAX_CART_ITEMS || cart.currency !== shop.market.currency)) return false
  if (mayShowLists(shop, pathname)) return false
  return !viewed?.length || !isProductPath(pathname)
}

const digestOfSite = memoizeByObject((site: ShopContext['site']) =>
  createHash('sha256').update(JSON.stringify(site)).digest('base64'),
)

/**
 * The key under which the page of a request is stored for other visitors; `undefined` for a page that may show something of
 * this visitor. The key has everything that the page depends on, except for the catalogue: the URL, the site, the market,
 * the visitor's preferences, the number of items in their cart, and their variants of experiments.
 */
export const sharedPageKey = async (
  { method, url }: Pick<Request, 'method' | 'url'>,
  shop: ShopContext,
): Promise<string | undefined> => {
  const { pathname, search } = new URL(url)
  if (method !== 'GET' || search !== '' || !SHARED_PATH.test(pathname)) return undefined
  if (!isImpersonal(shop, pathname)) return undefined
  const { site, siteInPaths, market, session, settings, checkoutSite } = shop
  const { currency, country, measurement, adultContent } = session
  const parts = [
    pathname,
    digestOfSite(site),
    { siteInPaths, origin: settings.origin, checkout: checkoutSite?.otherOrigin },
    market,
    // The header shows the number of items in the cart.
    { currency, country, measurement, adultContent, items: session.cart?.count },
    await trackedTreatments(shop),
  ]
  return JSON.stringify(parts)
}
