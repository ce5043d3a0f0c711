import {
  categorySubtreeFilter,
  runQuery,
  SearchProductsDocument,
  type SearchProductsQuery,
  searchFilter,
} from '@selvedge/commerce-client'
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

/**
 * One page of an artist's products in one category. `counts` is the number of the artist's products by category id.
 */
export type ArtistDesigns = {
  readonly cards: readonly CardView[]
  readonly total: number
  readonly counts: Readonly<Record<string, number>>
}

/** The number of cards on a page. */
export const ARTIST_PAGE_SIZE = 24

const categoryFacet = 'categories.id'

type Found = SearchProductsQuery['productProjectionSearch']

const countsOf = ({ facets }: Found): Record<string, number> => {
  const value = facets.find(({ facet }) => facet === categoryFacet)?.value
  const terms = value && 'terms' in value ? (value.terms ?? []) : []
  return Object.fromEntries(terms.map(({ term, productCount, count }) => [term, productCount ?? count]))
}

/** Loads one page of an artist's products, newest first. */
export const findArtistDesigns = (
  shop: Shop,
  artist: string,
  { categoryId, page }: { readonly categoryId: string | undefined; readonly page: number },
): Promise<LoadResult<ArtistDesigns>> => {
  const { catalogue, market } = shop
  const key = keyOf(shop, 'artist-designs', artist, categoryId ?? '', String(page))
  return catalogue.pages.read(
    key,
    async () => {
      const response = await runQuery(catalogue.client, SearchProductsDocument, {
        locale: market.locale,
        queryFilters: [searchFilter('variants.attributes.artistName', [artist]), ...contentFilters(market)],
        filters: categoryId ? [categorySubtreeFilter(categoryId)] : [],
        facets: [{ string: `${categoryFacet} counting products` }],
        sorts: ['createdAt desc'],
        limit: ARTIST_PAGE_SIZE,
        offset: (page - 1) * ARTIST_PAGE_SIZE,
        priceSelector: priceSelector(market),
      })
      if (!response.ok) return response
      const found = response.value.productProjectionSearch
      const toCard = await cardFormatter(shop)
      const cards = found.results.flatMap((product) => toCard(product) ?? [])
      return { ok: true, value: { cards, total: found.total, counts: countsOf(found) } }
    },
    ({ cards }) => cards.length > 0,
  )
}
