import { type AutomaticDiscount, type DiscountAudience, discountsVaryByQuantity } from '@selvedge/cart-domain'
import {
  GetCategoriesDocument,
  GetProductBySlugDocument,
  type Product,
  productSlugPredicate,
  runQuery,
  SearchProductsDocument,
  type SiteConfig,
  searchFilter,
} from '@selvedge/commerce-client'
import { GetAutomaticDiscountsDocument } from '@selvedge/commerce-client/server'
import { getSiteConfig } from '@selvedge/commerce-client/site'
import type { LoadResult } from '../cache/createCache.ts'
import type { ShopContext } from '../context/createContext.ts'
import { type CardView, cardView } from './cardView.ts'
import { fetchListing, type ListingQuery, type ListingView } from './listing.ts'
import { priceSelector } from './market.ts'

// The catalogue that all visitors of one market share, cached in this process.

type Shop = Pick<ShopContext, 'catalogue' | 'market' | 'imageId'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}
type CatalogueResult<Value> = Promise<LoadResult<Value>>

type CategoryLink = Readonly<Record<'id' | 'key' | 'name' | 'slug' | 'parentId', string>>

/** A cache key for data of a site and its market: texts, and the prices of a currency and a customer group. */
const keyOf = ({ settings: { siteKey }, market }: Shop, ...parts: readonly string[]): string =>
  [siteKey, market.locale, market.currency, market.country, market.groupId ?? '', ...parts].join('|')

export const findProduct = (shop: Shop, slug: string): CatalogueResult<Product | undefined> => {
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
    return { ok: true, value: product?.masterData.published ? product : undefined }
  })
}

export const listCategories = ({
  catalogue,
  market: { locale },
  settings: { siteKey },
}: Shop): CatalogueResult<readonly CategoryLink[]> =>
  catalogue.pages.read(`${siteKey}|${locale}|categories`, async () => {
    const response = await runQuery(catalogue.client, GetCategoriesDocument, { locale })
    if (!response.ok) return response
    return {
      ok: true,
      value: response.value.categories.results.flatMap(({ id, key, name, slug, parent }) =>
        slug ? [{ id, key: key ?? slug, name: name ?? slug, slug, parentId: parent?.id ?? '' }] : [],
      ),
    }
  })

/** Whether a listing has results, and every selected facet value exists. */
const isRealListing = ({ cards, facets }: ListingView): boolean =>
  cards.length > 0 && facets.every(({ options }) => options.every(({ count }) => count > 0))

/** One page of a category, or of search results. */
export const findListing = (shop: Shop, query: ListingQuery): CatalogueResult<ListingView> => {
  const { pages, narrowedPages } = shop.catalogue
  const load = () => fetchListing(shop, query)
  // Search texts are endless, and not worth caching.
  if (query.text !== undefined) return load()
  // Facets have so many combinations that the filtered pages have a cache of their own.
  const isNarrowed = Object.values(query.facets).some((values) => values.length > 0)
  const cache = isNarrowed ? narrowedPages : pages
  return cache.read(keyOf(shop, 'listing', JSON.stringify(query)), load, isRealListing)
}

/** Other products of the same artist; the same design in other colours among them. */
export const productsByArtist = (
  shop: Shop,
  artist: string,
  productType: string,
): CatalogueResult<readonly CardView[]> => {
  const { catalogue, market, imageId } = shop
  return catalogue.pages.read(keyOf(shop, 'artist', productType, artist), async () => {
    const response = await runQuery(catalogue.client, SearchProductsDocument, {
      locale: market.locale,
      queryFilters: [searchFilter('variants.attributes.artistName', [artist])],
      limit: 100,
      priceSelector: priceSelector(market),
    })
    if (!response.ok) return response
    const { results } = response.value.productProjectionSearch
    const sameKind = results.filter((product) => product.productType?.key === productType)
    return {
      ok: true,
      value: sameKind.flatMap((product) => cardView(product, market.locale, imageId) ?? []),
    }
  })
}

/** The automatic discounts of the platform: the same for all visitors, each with its audience. */
export const automaticDiscounts = ({ catalogue }: Shop): CatalogueResult<readonly AutomaticDiscount[]> =>
  catalogue.pages.read('discounts', async () => {
    const response = await runQuery(catalogue.client, GetAutomaticDiscountsDocument, {})
    return response.ok ? { ok: true, value: response.value.cartDiscounts.results } : response
  })

/** Whether no quantity changes the discounts of such a visitor's cart. Unknown discounts count as changing. */
export const areDiscountsFixed = async (shop: Shop, audience: DiscountAudience): Promise<boolean> => {
  const discounts = await automaticDiscounts(shop)
  return discounts.ok && discountsVaryByQuantity(discounts.value, audience) === 'none'
}

export const findSite = ({
  catalogue,
  settings: { siteKey },
}: Shop): CatalogueResult<SiteConfig | undefined> =>
  catalogue.pages.read(`${siteKey}|site`, () => getSiteConfig(catalogue.client, siteKey))
