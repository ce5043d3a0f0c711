import { type AutomaticDiscount, type DiscountAudience, discountsByQuantity } from '@selvedge/cart-domain'
import {
  type CommerceProblem,
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
import type { Loaded } from '../cache/createCache.ts'
import type { ShopContext } from '../context/createContext.ts'
import { cardView } from './cardView.ts'
import { fetchListing, type ListingQuery } from './listing.ts'
import { marketKey, priceSelector } from './market.ts'
import type { CardView, CategoryLink, ListingView } from './views.ts'

// The catalogue as everyone of one market sees it, kept in this process.

type Shop = Pick<ShopContext, 'catalogue' | 'market' | 'pictureId' | 'settings'>
type Answer<Value> = Promise<Loaded<Value, CommerceProblem>>

export const findProduct = (
  { catalogue: { client, cache }, market }: Shop,
  slug: string,
): Answer<Product | undefined> =>
  cache.read(`product|${marketKey(market)}|${slug}`, async () => {
    const answer = await runQuery(client, GetProductBySlugDocument, {
      where: productSlugPredicate(slug, market.locale),
      locale: market.locale,
      currency: market.currency,
      country: market.country,
      customerGroupId: market.groupId ?? null,
    })
    if (!answer.ok) return answer
    const [product] = answer.value.products.results
    return { ok: true, value: product?.masterData.published ? product : undefined }
  })

export const listCategories = ({
  catalogue: { client, cache },
  market: { locale },
}: Shop): Answer<readonly CategoryLink[]> =>
  cache.read(`categories|${locale}`, async () => {
    const answer = await runQuery(client, GetCategoriesDocument, { locale })
    if (!answer.ok) return answer
    return {
      ok: true,
      value: answer.value.categories.results.flatMap(({ id, key, name, slug, parent }) =>
        slug ? [{ id, key: key ?? slug, name: name ?? slug, slug, parentId: parent?.id ?? '' }] : [],
      ),
    }
  })

/** One page of a category or of what a text finds. */
export const findListing = (shop: Shop, query: ListingQuery): Answer<ListingView> => {
  const { catalogue, market } = shop
  const load = () => fetchListing(shop, query)
  // What people type is endless; it must not push the catalogue out of the cache.
  return query.text === undefined
    ? catalogue.cache.read(`listing|${marketKey(market)}|${JSON.stringify(query)}`, load)
    : load()
}

/** Other products of the same artist; the same design in other colours among them. */
export const productsByArtist = (
  { catalogue: { client, cache }, market, pictureId }: Shop,
  artist: string,
  productType: string,
): Answer<readonly CardView[]> =>
  cache.read(`artist|${marketKey(market)}|${productType}|${artist}`, async () => {
    const answer = await runQuery(client, SearchProductsDocument, {
      locale: market.locale,
      queryFilters: [searchFilter('variants.attributes.artistName', [artist])],
      limit: 100,
      priceSelector: priceSelector(market),
    })
    if (!answer.ok) return answer
    const { results } = answer.value.productProjectionSearch
    const sameKind = results.filter((product) => product.productType?.key === productType)
    return {
      ok: true,
      value: sameKind.flatMap((product) => cardView(product, market.locale, pictureId) ?? []),
    }
  })

/** The discounts that the platform gives by itself: the same for everyone, who they are for stands in each. */
export const automaticDiscounts = ({
  catalogue: { client, cache },
}: Pick<Shop, 'catalogue'>): Answer<readonly AutomaticDiscount[]> =>
  cache.read('discounts', async () => {
    const answer = await runQuery(client, GetAutomaticDiscountsDocument, {})
    return answer.ok ? { ok: true, value: answer.value.cartDiscounts.results } : answer
  })

/** Whether no quantity changes which discounts such a visitor's cart gets. What is not known is not settled. */
export const discountsAreSettled = async (shop: Shop, audience: DiscountAudience): Promise<boolean> => {
  const discounts = await automaticDiscounts(shop)
  return discounts.ok && discountsByQuantity(discounts.value, audience) === 'none'
}

export const findSite = ({
  catalogue: { client, cache },
  settings: { siteKey },
}: Shop): Answer<SiteConfig | undefined> =>
  cache.read(`site|${siteKey}`, () => getSiteConfig(client, siteKey))
