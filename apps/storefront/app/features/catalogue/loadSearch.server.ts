import { plainText } from '@selvedge/cart-domain/forms'
import * as v from 'valibot'
import { findListing } from '../../../server/catalogue/catalogue.ts'
import { readListingQuery } from '../../../server/catalogue/listing.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { unavailable } from '../errors/failures.server.ts'

/** The most characters of a search that count. */
const MAX_TEXT = 100

/** What a search finds. Nothing typed finds the whole catalogue. */
export const loadSearch = async (shop: ShopContext, search: URLSearchParams) => {
  const typed = v.safeParse(plainText, search.get('query') ?? '')
  const text = typed.success ? typed.output.slice(0, MAX_TEXT) : ''
  const listing = await findListing(shop, readListingQuery(search, text ? { text } : {}))
  if (!listing.ok) throw unavailable()
  return { text, listing: listing.value }
}
