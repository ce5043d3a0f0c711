import { plainTextField } from '@selvedge/cart-domain/forms'
import * as v from 'valibot'
import { findListing, listCategories } from '../../../server/catalogue/catalogue.ts'
import { readListingQuery } from '../../../server/catalogue/listing.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'

/** Loads a category's page: its name, its parent, and its products. */
export const loadCategory = async (shop: ShopContext, slug: string, search: URLSearchParams) => {
  const categories = await listCategories(shop)
  if (!categories.ok) throw unavailable()
  const category = categories.value.find((known) => known.slug === slug)
  if (!category) throw notFound()
  const listing = await findListing(
    shop,
    readListingQuery(search, { categoryId: category.id, categorySlug: slug }),
  )
  if (!listing.ok) throw unavailable()
  const parent = categories.value.find(({ id }) => id === category.parentId)
  return {
    category: { name: category.name, slug },
    parent: parent ? { name: parent.name, slug: parent.slug } : undefined,
    listing: listing.value,
  }
}

/** The maximum number of characters of a search. */
const MAX_TEXT = 100

/** Loads the results of a search. An empty search finds the whole catalogue. */
export const loadSearch = async (shop: ShopContext, search: URLSearchParams) => {
  const typed = v.safeParse(plainTextField, search.get('query') ?? '')
  const text = typed.success ? typed.output.slice(0, MAX_TEXT) : ''
  const listing = await findListing(shop, readListingQuery(search, text ? { text } : {}))
  if (!listing.ok) throw unavailable()
  return { text, listing: listing.value }
}
