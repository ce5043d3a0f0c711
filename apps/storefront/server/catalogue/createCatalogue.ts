import {
  type CommerceProblem,
  type createCommerceClient,
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
import type { Cache, Loaded } from '../cache/createCache.ts'
import { type AutomaticDiscount, conditionalDiscounts } from '../cart/conditionalDiscounts.ts'
import type { Visit } from '../cart/isForOthers.ts'
import type { PictureId } from '../pictures/pictureId.ts'
import { cardView } from './cardView.ts'
import { fetchListing, type ListingQuery } from './listing.ts'
import { type Market, marketKey } from './market.ts'
import type { CardView, CategoryLink, ListingView } from './views.ts'

type Client = ReturnType<typeof createCommerceClient>
type Answer<Value> = Promise<Loaded<Value, CommerceProblem>>

/** The catalogue as everyone of one market sees it, kept in this process. */
export type Catalogue = {
  readonly product: (market: Market, slug: string) => Answer<Product | undefined>
  readonly categories: (market: Market) => Answer<readonly CategoryLink[]>
  readonly listing: (market: Market, query: ListingQuery) => Answer<ListingView>
  /** Other products of the same artist; the same design in other colours among them. */
  readonly byArtist: (market: Market, artist: string, productType: string) => Answer<readonly CardView[]>
  /** Whether no quantity changes which discounts such a visitor's cart gets. What is not known is not settled. */
  readonly discountsAreSettled: (visit: Visit) => Promise<boolean>
  /** The discounts that the platform gives by itself. */
  readonly automaticDiscounts: () => Answer<readonly AutomaticDiscount[]>
  readonly site: (key: string) => Answer<SiteConfig | undefined>
}

const priceSelector = (market: Market) => ({
  currency: market.currency,
  country: market.country,
  ...(market.groupId ? { customerGroup: { typeId: 'customer-group', id: market.groupId } } : {}),
})

/** The discounts that the platform gives by itself: the same for everyone, who they are for stands in each. */
const readDiscounts = (client: Client, cache: Cache): Answer<readonly AutomaticDiscount[]> =>
  cache.read('discounts', async () => {
    const answer = await runQuery(client, GetAutomaticDiscountsDocument, {})
    return answer.ok ? { ok: true, value: answer.value.cartDiscounts.results } : answer
  })

export const createCatalogue = (client: Client, cache: Cache, pictureId: PictureId): Catalogue => ({
  product: (market, slug) =>
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
    }),

  categories: (market) =>
    cache.read(`categories|${market.locale}`, async () => {
      const answer = await runQuery(client, GetCategoriesDocument, { locale: market.locale })
      if (!answer.ok) return answer
      return {
        ok: true,
        value: answer.value.categories.results.flatMap(({ id, key, name, slug, parent }) =>
          slug ? [{ id, key: key ?? slug, name: name ?? slug, slug, parentId: parent?.id ?? '' }] : [],
        ),
      }
    }),

  listing: (market, query) => {
    const load = () => fetchListing(client, market, query, pictureId)
    // What people type is endless; it must not push the catalogue out of the cache.
    return query.text === undefined
      ? cache.read(`listing|${marketKey(market)}|${JSON.stringify(query)}`, load)
      : load()
  },

  byArtist: (market, artist, productType) =>
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
    }),

  discountsAreSettled: async (visit) => {
    const discounts = await readDiscounts(client, cache)
    return discounts.ok && conditionalDiscounts(discounts.value, visit) === 'none'
  },

  automaticDiscounts: () => readDiscounts(client, cache),

  site: (key) => cache.read(`site|${key}`, () => getSiteConfig(client, key)),
})
