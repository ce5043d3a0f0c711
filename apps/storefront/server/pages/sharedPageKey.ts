import { createHash } from 'node:crypto'
import { locales } from '@selvedge/commerce-client'
import type { ShopContext } from '../context/createContext.ts'
import { trackedTreatments } from '../experiments/treatments.ts'

/** The paths of pages that may be stored. URLs with parameters or with needless encodings are too many to be worth storing. */
const SHARED_PATH = new RegExp(
  `^(/(${locales.join('|')}))?(/?|/(product|category|artist|collection|help)/[^/.%]+)$`,
)

/** Whether a path is the page of a product. */
export const isProductPath = (path: string): boolean => /\/product\/[^/]+$/.test(path)

/** Whether a page shows nothing of the visitor's own: no name, cart, notice, list, preview or earlier product. */
const isImpersonal = ({ session }: Pick<ShopContext, 'session'>, pathname: string): boolean => {
  const { customer, anonymous, cart, notice, preview, move, handover, viewed } = session
  if (customer || anonymous || cart || notice || preview || move || handover) return false
  return !viewed?.length || !isProductPath(pathname)
}

/**
 * The key under which the page of a request is stored for other visitors; `undefined` for a page that may show something of
 * this visitor. The key has everything that the page depends on, except for the catalogue: the URL, the site, the market,
 * the visitor's preferences, and their variants of experiments.
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
    { ...site, siteInPaths, origin: settings.origin, checkout: checkoutSite?.otherOrigin },
    market,
    { currency, country, measurement, adultContent },
    await trackedTreatments(shop),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64')
}
