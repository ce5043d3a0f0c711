import { runQuery, SearchProductsDocument, searchFilter } from '@selvedge/commerce-client'
import type { LoadResult } from '../cache/createCache.ts'
import type { ShopContext } from '../context/createContext.ts'
import { cardFormatter } from './cardFormatter.ts'
import type { CardView } from './cardView.ts'
import { keyOf } from './catalogue.ts'
import { priceSelector } from './market.ts'

type Shop = Pick<ShopContext, 'catalogue' | 'market' | 'imageId'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}

/** The platform's largest page. */
const MAX_PRODUCTS = 500

/** Chosen products by their keys. Products that cannot be sold here are left out. */
export const cardsOfKeys = async (
  shop: Shop,
  keys: readonly string[],
): Promise<LoadResult<ReadonlyMap<string, CardView>>> => {
  const { catalogue, market } = shop
  const chosen = [...new Set(keys)].slice(0, MAX_PRODUCTS)
  if (chosen.length === 0) return { ok: true, value: new Map() }
  return catalogue.pages.read(keyOf(shop, 'products', ...chosen), async () => {
    const response = await runQuery(catalogue.client, SearchProductsDocument, {
      locale: market.locale,
      queryFilters: [searchFilter('key', chosen)],
      limit: chosen.length,
      priceSelector: priceSelector(market),
    })
    if (!response.ok) return response
    const toCard = await cardFormatter(shop)
    const found = response.value.productProjectionSearch.results.flatMap((product) => {
      const card = toCard(product)
      return card && product.key ? [[product.key, card] as const] : []
    })
    return { ok: true, value: new Map(found) }
  })
}

/** The cards of chosen products, in the order of their keys. Products that cannot be sold here are left out. */
export const cardsByKey = async (
  shop: Shop,
  keys: readonly string[],
): Promise<LoadResult<readonly CardView[]>> => {
  const found = await cardsOfKeys(shop, keys)
  if (!found.ok) return found
  return { ok: true, value: [...new Set(keys)].flatMap((key) => found.value.get(key) ?? []) }
}
