import { runQuery, SearchProductsDocument, searchFilter } from '@selvedge/commerce-client'
import type { LoadResult } from '../cache/createCache.ts'
import type { ShopContext } from '../context/createContext.ts'
import { type CardView, cardView } from './cardView.ts'
import { keyOf } from './catalogue.ts'
import { priceSelector } from './market.ts'

type Shop = Pick<ShopContext, 'catalogue' | 'market' | 'imageId'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}

/** The platform's largest page. */
const MAX_PRODUCTS = 500

/** The cards of chosen products, in the order of their keys. Products that cannot be sold here are left out. */
export const cardsByKey = async (
  shop: Shop,
  keys: readonly string[],
): Promise<LoadResult<readonly CardView[]>> => {
  const { catalogue, market, imageId } = shop
  const chosen = [...new Set(keys)].slice(0, MAX_PRODUCTS)
  if (chosen.length === 0) return { ok: true, value: [] }
  return catalogue.pages.read(keyOf(shop, 'products', ...chosen), async () => {
    const response = await runQuery(catalogue.client, SearchProductsDocument, {
      locale: market.locale,
      queryFilters: [searchFilter('key', chosen)],
      limit: chosen.length,
      priceSelector: priceSelector(market),
    })
    if (!response.ok) return response
    const found = new Map(
      response.value.productProjectionSearch.results.map((product) => [
        product.key,
        cardView(product, market.locale, imageId),
      ]),
    )
    return { ok: true, value: chosen.flatMap((key) => found.get(key) ?? []) }
  })
}
