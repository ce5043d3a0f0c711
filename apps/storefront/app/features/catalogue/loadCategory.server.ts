import { findListing, listCategories } from '../../../server/catalogue/catalogue.ts'
import { readListingQuery } from '../../../server/catalogue/listing.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'

/** A category's page: its name, the one above it, and what it holds. */
export const loadCategory = async (shop: ShopContext, slug: string, search: URLSearchParams) => {
  const categories = await listCategories(shop)
  if (!categories.ok) throw unavailable()
  const category = categories.value.find((known) => known.slug === slug)
  if (!category) throw notFound()
  const listing = await findListing(shop, readListingQuery(search, { categoryId: category.id }))
  if (!listing.ok) throw unavailable()
  const parent = categories.value.find(({ id }) => id === category.parentId)
  return {
    category: { name: category.name, slug },
    parent: parent ? { name: parent.name, slug: parent.slug } : undefined,
    listing: listing.value,
  }
}
