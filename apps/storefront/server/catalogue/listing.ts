import {
  categorySubtreeFilter,
  runQuery,
  SearchProductsDocument,
  type SearchProductsQuery,
  searchFilter,
} from '@selvedge/commerce-client'
import type { ShopContext } from '../context/createContext.ts'
import { cardView } from './cardView.ts'
import { priceSelector } from './market.ts'

/** The facets of a listing: their name in the address, and their attribute. */
const facetAttributes = {
  colour: 'colour',
  style: 'style',
  material: 'fabric-name',
  designer: 'artistName',
} as const
type FacetName = keyof typeof facetAttributes
const facetNames = Object.keys(facetAttributes) as FacetName[]

/** The sort orders of a listing, by their name in the address. */
const sortOrders = {
  featured: undefined,
  'price-low': 'price asc',
  'price-high': 'price desc',
  name: 'name',
  newest: 'createdAt desc',
} as const
type SortName = keyof typeof sortOrders

/** The content of a listing: a category or a text, filtered by facets. */
export type ListingQuery = {
  readonly categoryId?: string
  /** The slug of the category: cards show its variants. */
  readonly categorySlug?: string
  readonly text?: string
  readonly facets: Readonly<Record<FacetName, readonly string[]>>
  readonly sort: SortName
  readonly page: number
  readonly size: number
}

const PAGE_SIZE = 48

const isSort = (value: string | null): value is SortName => value !== null && Object.hasOwn(sortOrders, value)

/** Whether a value can be that of an attribute: it has no control characters and is not longer than any of them. */
const isText = (value: string): boolean => value.length <= 100 && !/\p{Cc}|\p{Cs}/u.test(value)

/** Parses facets, order and page from an address. Unknown values are ignored. */
export const readListingQuery = (
  search: URLSearchParams,
  base: Pick<ListingQuery, 'categoryId' | 'categorySlug' | 'text'>,
): ListingQuery => {
  const sort = search.get('sort')
  const page = Number(search.get('page') ?? '1')
  return {
    ...base,
    // Sorted and without repetition, so that the same listing is the same query.
    facets: Object.fromEntries(
      facetNames.map((name) => [name, [...new Set(search.getAll(name).filter(isText).slice(0, 20))].sort()]),
    ) as Record<FacetName, string[]>,
    sort: isSort(sort) ? sort : 'featured',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 200 ? page : 1,
    size: PAGE_SIZE,
  }
}

const facetViews = (query: ListingQuery, found: SearchProductsQuery['productProjectionSearch']['facets']) =>
  facetNames.map((name) => {
    const value = found.find((facet) => facet.facet === `variants.attributes.${facetAttributes[name]}`)?.value
    const terms = value && 'terms' in value ? (value.terms ?? []) : []
    const chosen = query.facets[name]
    const counted = terms.map(({ term, productCount, count }) => ({
      value: term,
      label: term,
      count: productCount ?? count,
      chosen: chosen.includes(term),
    }))
    const lost = chosen.filter((entry) => !terms.some(({ term }) => term === entry))
    return {
      name,
      options: [...counted, ...lost.map((entry) => ({ value: entry, label: entry, count: 0, chosen: true }))],
    }
  })

/** Loads one page of a listing, with facets and their counts, by one call. */
export const fetchListing = async (
  { catalogue, market, imageId }: Pick<ShopContext, 'catalogue' | 'market' | 'imageId'>,
  query: ListingQuery,
) => {
  const narrowed = facetNames
    .filter((name) => query.facets[name].length > 0)
    .map((name) => searchFilter(`variants.attributes.${facetAttributes[name]}`, query.facets[name]))
  const order = sortOrders[query.sort]
  const response = await runQuery(catalogue.client, SearchProductsDocument, {
    locale: market.locale,
    text: query.text ?? null,
    queryFilters: query.categoryId ? [categorySubtreeFilter(query.categoryId)] : [],
    filters: narrowed,
    facets: facetNames.map((name) => ({
      string: `variants.attributes.${facetAttributes[name]} counting products`,
    })),
    sorts: order === undefined ? [] : [order === 'name' ? `name.${market.locale} asc` : order],
    limit: query.size,
    offset: (query.page - 1) * query.size,
    priceSelector: priceSelector(market),
  })
  if (!response.ok) return { ok: false } as const
  const found = response.value.productProjectionSearch
  return {
    ok: true,
    value: {
      total: found.total,
      cards: found.results.flatMap(
        (product) => cardView(product, market.locale, imageId, query.categorySlug) ?? [],
      ),
      facets: facetViews(query, found.facets),
      page: query.page,
      pages: Math.max(1, Math.ceil(found.total / query.size)),
    },
  } as const
}

/** One page of a listing. */
export type ListingView = Extract<Awaited<ReturnType<typeof fetchListing>>, { ok: true }>['value']
export type FacetView = ListingView['facets'][number]
