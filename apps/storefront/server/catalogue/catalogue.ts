import {
  categorySubtreeFilter,
  GetCategoriesDocument,
  GetProductBySlugDocument,
  GetRelatedProductsDocument,
  type Product,
  productSlugPredicate,
  runQuery,
  SearchProductsDocument,
  searchFilter,
} from '@selvedge/commerce-client'
import { type Guide, getGuides, getMaterials, type Material } from '@selvedge/commerce-client/content'
import type { LoadResult } from '@selvedge/service/cache'
import type { ShopContext } from '../context/createContext.ts'
import { contentFilters } from './adultContent.ts'
import { cardFormatter } from './cardFormatter.ts'
import type { CardView } from './cardView.ts'
import type { Kind } from './facets.ts'
import { fetchListing, type ListingQuery, type ListingView } from './listing.ts'
import { priceSelector } from './market.ts'
import { readContent } from './readContent.ts'

// The catalogue that all visitors of one market share, cached in this process.

/** The part of a request that the functions of this file use. */
export type CatalogueContext = Pick<ShopContext, 'catalogue' | 'market' | 'imageId'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}
type CatalogueResult<Value> = Promise<LoadResult<Value>>

/** A category of the shop, with its texts in the language of the market. */
export type CategoryLink = Readonly<
  Record<'id' | 'key' | 'name' | 'slug' | 'description' | 'parentId', string>
>

/**
 * Returns a cache key for data that depends on the site and the market. The market decides the language, the prices and
 * which designs are shown.
 */
export const keyOf = (
  { settings: { siteKey }, market }: CatalogueContext,
  ...parts: readonly string[]
): string =>
  [
    siteKey,
    market.locale,
    market.currency,
    market.country,
    market.groupId ?? '',
    market.showsAdultContent ? 'adult' : '',
    market.soldCategoryIds?.join() ?? '',
    ...parts,
  ].join('|')

/** The categories that a site sells, with all their subcategories; all categories when the site has selected none. */
const soldCategories = (
  all: readonly CategoryLink[],
  sold: readonly string[] | undefined,
): readonly CategoryLink[] => {
  if (!sold) return all
  const isSold = ({ id, parentId }: CategoryLink): boolean => {
    const parent = all.find((other) => other.id === parentId)
    return sold.includes(id) || (parent !== undefined && isSold(parent))
  }
  return all
    .filter(isSold)
    .map((category) => (sold.includes(category.id) ? { ...category, parentId: '' } : category))
}

/** The product; `undefined` when the site sells none of the product's categories. */
const onlyIfSold = async (shop: CatalogueContext, product: Product): CatalogueResult<Product | undefined> => {
  if (!shop.market.soldCategoryIds) return { ok: true, value: product }
  const sold = await listCategories(shop)
  if (!sold.ok) return sold
  const own = product.masterData.current?.categories ?? []
  const isSold = own.some(({ id }) => sold.value.some((category) => category.id === id))
  return { ok: true, value: isSold ? product : undefined }
}

export const findProduct = (shop: CatalogueContext, slug: string): CatalogueResult<Product | undefined> => {
  const { catalogue, market } = shop
  return catalogue.pages.read(keyOf(shop, 'product', slug), async () => {
    const response = await runQuery(catalogue.client, GetProductBySlugDocument, {
      where: productSlugPredicate(slug, market.locale),
      locale: market.locale,
      currency: market.currency,
      country: market.country,
      customerGroupId: market.groupId ?? null,
    })
    if (!response.ok) return response
    const [product] = response.value.products.results
    if (!product?.masterData.published) return { ok: true, value: undefined }
    return onlyIfSold(shop, product)
  })
}

export const listCategories = ({
  catalogue,
  market: { locale, soldCategoryIds },
  settings: { siteKey },
}: CatalogueContext): CatalogueResult<readonly CategoryLink[]> =>
  catalogue.pages.read(`${siteKey}|${locale}|${soldCategoryIds?.join() ?? ''}|categories`, async () => {
    const response = await runQuery(catalogue.client, GetCategoriesDocument, { locale })
    if (!response.ok) return response
    const all = response.value.categories.results.flatMap(({ id, key, name, slug, description, parent }) =>
      slug
        ? [
            {
              id,
              key: key ?? slug,
              name: name ?? slug,
              slug,
              description: description ?? '',
              parentId: parent?.id ?? '',
            },
          ]
        : [],
    )
    return { ok: true, value: soldCategories(all, soldCategoryIds) }
  })

/** The direct subcategories of a category; for an empty id, the top-level categories. */
export const kindsWithin = (categories: readonly CategoryLink[], parentId: string): Kind[] =>
  categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, slug, name }) => ({ id, slug, name }))

/** Whether a listing has results, and every selected facet value exists. */
const isRealListing = ({ cards, facets }: ListingView): boolean =>
  cards.length > 0 && facets.every(({ options }) => options.every(({ count }) => count > 0))

/** One page of a category, or of search results. */
export const findListing = (shop: CatalogueContext, query: ListingQuery): CatalogueResult<ListingView> => {
  const { pages, narrowedPages } = shop.catalogue
  const load = () => fetchListing(shop, query)
  // Searches are not cached, because most search texts are typed only once.
  if (query.text !== undefined || query.filter !== undefined) return load()
  // Facets have so many combinations that the filtered pages have a cache of their own.
  const isNarrowed = query.price !== undefined || Object.keys(query.facets).length > 0
  const cache = isNarrowed ? narrowedPages : pages
  // There are too many possible price limits to cache them like other filters: pages with price limits never evict
  // other pages.
  const isReal = (view: ListingView): boolean => query.price === undefined && isRealListing(view)
  return cache.read(keyOf(shop, 'listing', JSON.stringify(query)), load, isReal)
}

/** The first design of each category, for an image of the category. */
export const firstDesigns = (
  shop: CatalogueContext,
  kinds: readonly Kind[],
): Promise<readonly (CardView | undefined)[]> =>
  Promise.all(
    kinds.map(async ({ id }) => {
      const listing = await findListing(shop, {
        categoryId: id,
        facets: {},
        sort: 'featured',
        page: 1,
        size: 1,
      })
      return listing.ok ? listing.value.cards[0] : undefined
    }),
  )

/**
 * The products to which a product's page links: other products with its design, other products of its artist, and
 * similar products.
 */
export type RelatedCards = Readonly<Record<'sameDesign' | 'sameArtist' | 'similar', readonly CardView[]>>

/** The facts about a product that related products are found by. */
export type RelatedQuery = Readonly<Record<'designName' | 'artistName' | 'colour' | 'category', string>>

/** Finds the products to which a product's page links, with one call. */
export const findRelated = (
  shop: CatalogueContext,
  { designName, artistName, colour, category }: RelatedQuery,
): CatalogueResult<RelatedCards> => {
  const { catalogue, market } = shop
  const filter = (name: string, value: string) => searchFilter(`variants.attributes.${name}`, [value])
  const shown = contentFilters(market)
  return catalogue.pages.read(keyOf(shop, 'related', designName, artistName, colour, category), async () => {
    const response = await runQuery(catalogue.client, GetRelatedProductsDocument, {
      locale: market.locale,
      sameDesign: [filter('designName', designName), filter('artistName', artistName), ...shown],
      sameArtist: [filter('artistName', artistName), ...shown],
      similar: [filter('colour', colour), categorySubtreeFilter(category), ...shown],
      priceSelector: priceSelector(market),
    })
    if (!response.ok) return response
    const { sameDesign, sameArtist, similar } = response.value
    const toCard = await cardFormatter(shop)
    const cards = (found: typeof sameDesign): readonly CardView[] =>
      found.results.flatMap((product) => toCard(product) ?? [])
    return {
      ok: true,
      value: { sameDesign: cards(sameDesign), sameArtist: cards(sameArtist), similar: cards(similar) },
    }
  })
}

/** The products with a design of an artist, in all its colorways. */
export const findDesign = (
  shop: CatalogueContext,
  designName: string,
  artistName: string,
): CatalogueResult<readonly CardView[]> => {
  const { catalogue, market } = shop
  return catalogue.pages.read(keyOf(shop, 'design', designName, artistName), async () => {
    const response = await runQuery(catalogue.client, SearchProductsDocument, {
      locale: market.locale,
      queryFilters: [
        searchFilter('variants.attributes.designName', [designName]),
        searchFilter('variants.attributes.artistName', [artistName]),
        ...contentFilters(market),
      ],
      limit: 100,
      priceSelector: priceSelector(market),
    })
    if (!response.ok) return response
    const toCard = await cardFormatter(shop)
    const { results } = response.value.productProjectionSearch
    return { ok: true, value: results.flatMap((product) => toCard(product) ?? []) }
  })
}

/** What shoppers have to know about each fabric and paper. */
export const listMaterials = (shop: CatalogueContext): CatalogueResult<readonly Material[]> =>
  readContent(shop, 'materials', getMaterials)

/** What shoppers have to know about single products. */
export const listGuides = (shop: CatalogueContext): CatalogueResult<readonly Guide[]> =>
  readContent(shop, 'guides', getGuides)
