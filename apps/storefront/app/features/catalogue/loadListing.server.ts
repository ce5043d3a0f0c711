import {
  findListing,
  firstDesigns,
  kindsWithin,
  listCategories,
} from '../../../server/catalogue/catalogue.ts'
import { type ListingBase, type ListingView, readListingQuery } from '../../../server/catalogue/listing.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { listingPageView } from './listingPageView.server.ts'

/** Finds the page of a listing that a URL requests. A page that cannot exist is a 404. */
export const findListingPage = async (
  shop: ShopContext,
  search: URLSearchParams,
  base: ListingBase,
): Promise<ListingView> => {
  const query = readListingQuery(search, base)
  if (!query) throw notFound()
  const listing = await findListing(shop, query)
  if (!listing.ok) throw unavailable()
  return listing.value
}

/** A listing with its texts, for its page. A page after the last one is a 404. */
export const showListing = (shop: ShopContext, listing: ListingView) => {
  if (listing.page > listing.pages) throw notFound()
  return listingPageView(listing, shop.market)
}

/** Loads the page of a listing that a URL requests. */
export const loadListing = async (shop: ShopContext, search: URLSearchParams, base: ListingBase) =>
  showListing(shop, await findListingPage(shop, search, base))

/** The key of the category wallpaper. Its subcategories are papers, which visitors select by a separate facet. */
const facetOfPapers = 'wallpaper'

/** Loads a category's page: its texts, its parent, and its products. */
export const loadCategory = async (shop: ShopContext, slug: string, search: URLSearchParams) => {
  const categories = await listCategories(shop)
  if (!categories.ok) throw unavailable()
  const category = categories.value.find((known) => known.slug === slug)
  if (!category) throw notFound()
  const children = kindsWithin(categories.value, category.id)
  const kinds = category.key === facetOfPapers ? [] : children
  const parent = categories.value.find(({ id }) => id === category.parentId)
  const isOfVariants = parent?.key === facetOfPapers
  const [listing, designs] = await Promise.all([
    loadListing(shop, search, { categoryId: category.id, categorySlug: slug, kinds, isOfVariants }),
    firstDesigns(shop, children),
  ])
  return {
    category: { name: category.name, slug, description: category.description },
    parent: parent ? { name: parent.name, slug: parent.slug } : undefined,
    kinds: children.map(({ slug: child, name }, index) => ({
      slug: child,
      name,
      image: designs[index]?.hover || designs[index]?.image || '',
    })),
    listing,
  }
}

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>
