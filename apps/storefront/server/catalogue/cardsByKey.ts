import { runQuery, SearchProductsDocument, searchFilter } from '@selvedge/commerce-client'
import type { LoadResult } from '@selvedge/service/cache'
import type { ShopContext } from '../context/createContext.ts'
import { contentFilters } from './adultContent.ts'
import { cardFormatter } from './cardFormatter.ts'
import type { CardView } from './cardView.ts'
import { keyOf } from './catalogue.ts'
import { priceSelector } from './market.ts'

type Shop = Pick<ShopContext, 'catalogue' | 'market' | 'imageId'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}

/** The platform's largest page. */
const MAX_PRODUCTS = 500

type CardsOfKeys = LoadResult<ReadonlyMap<string, CardView>>

const fetchCards = async (shop: Shop, chosen: readonly string[]): Promise<CardsOfKeys> => {
  const { catalogue, market } = shop
  const response = await runQuery(catalogue.client, SearchProductsDocument, {
    locale: market.locale,
    queryFilters: [searchFilter('key', chosen), ...contentFilters(market)],
    limit: chosen.length,
    priceSelector: priceSelector(market),
  })
  if (!response.ok) return { ok: false }
  const toCard = await cardFormatter(shop)
  const found = response.value.productProjectionSearch.results.flatMap((product) => {
    const card = toCard(product)
    return card && product.key ? [[product.key, card] as const] : []
  })
  return { ok: true, value: new Map(found) }
}

const distinct = (keys: readonly string[]): readonly string[] => [...new Set(keys)].slice(0, MAX_PRODUCTS)

/** Finds the products with the keys that a brand team has chosen. Products that cannot be sold here are left out. */
const cardsOfKeys = async (shop: Shop, keys: readonly string[]): Promise<CardsOfKeys> => {
  const chosen = distinct(keys)
  if (chosen.length === 0) return { ok: true, value: new Map() }
  return shop.catalogue.pages.read(keyOf(shop, 'products', ...chosen), () => fetchCards(shop, chosen))
}

const inOrder = (found: CardsOfKeys, keys: readonly string[]): LoadResult<readonly CardView[]> =>
  found.ok ? { ok: true, value: distinct(keys).flatMap((key) => found.value.get(key) ?? []) } : found

/** The cards of chosen products, in the order of their keys. Products that cannot be sold here are left out. */
export const cardsByKey = async (
  shop: Shop,
  keys: readonly string[],
): Promise<LoadResult<readonly CardView[]>> => inOrder(await cardsOfKeys(shop, keys), keys)

/**
 * The cards of one visitor's products, in the order of their keys: no other visitor has the same products, so the cards
 * are not cached.
 */
export const visitorsCards = async (
  shop: Shop,
  keys: readonly string[],
): Promise<LoadResult<readonly CardView[]>> =>
  keys.length === 0 ? { ok: true, value: [] } : inOrder(await fetchCards(shop, distinct(keys)), keys)
