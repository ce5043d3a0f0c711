import {
  categorySubtreeFilter,
  runQuery,
  SearchProductsDocument,
  searchFilter,
} from '@selvedge/commerce-client'
import type { ShopContext } from '../context/createContext.ts'
import { contentFilters } from './adultContent.ts'
import { cardFormatter } from './cardFormatter.ts'
import {
  type Choices,
  choiceFilters,
  facetRequests,
  facetViews,
  type Kind,
  priceSort,
  priceView,
  readChoices,
} from './facets.ts'
import { priceSelector } from './market.ts'

/** The sort orders of a listing, by their name in the URL. */
const sortOrders = {
  featured: undefined,
  'price-low': priceSort('asc'),
  'price-high': priceSort('desc'),
  name: 'name',
  newest: 'createdAt desc',
} as const
type SortName = keyof typeof sortOrders

/** The designs of a listing before a visitor narrows it: a category, a text, or values of attributes. */
export type ListingBase = {
  readonly categoryId?: string
  /** The slug of the category. Cards prefer variants of this category. */
  readonly categorySlug?: string
  readonly text?: string
  /** Finds misspelt words of the text too. */
  readonly fuzzy?: boolean
  /** A filter instead of a text: a SKU or a design number. */
  readonly filter?: { readonly string: string }
  /** Values of attributes that all designs have, e.g. `artistName`. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>
  /** The categories that a visitor can narrow the listing to. */
  readonly kinds?: readonly Kind[]
}

/** The content of a listing: its base, and the choices of a visitor. */
export type ListingQuery = ListingBase &
  Choices & { readonly sort: SortName; readonly page: number; readonly size: number }

/** The number of products on a page. */
export const PAGE_SIZE = 48
/** The last page of a listing: the platform limits how far a search can be paged. */
const LAST_PAGE = 200

const isSort = (value: string | null): value is SortName => value !== null && Object.hasOwn(sortOrders, value)

const readPage = (text: string | null): number | undefined => {
  if (text === null) return 1
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= LAST_PAGE ? page : undefined
}

/** Parses choices, order and page from a URL. Unknown values are ignored; undefined for a page that cannot exist. */
export const readListingQuery = (search: URLSearchParams, base: ListingBase): ListingQuery | undefined => {
  const sort = search.get('sort')
  const page = readPage(search.get('page'))
  if (page === undefined) return undefined
  return {
    ...base,
    ...readChoices(search, base.kinds ?? []),
    sort: isSort(sort) ? sort : 'featured',
    page,
    size: PAGE_SIZE,
  }
}

const baseFilters = ({ categoryId, attributes = {} }: ListingBase) => [
  ...(categoryId ? [categorySubtreeFilter(categoryId)] : []),
  ...Object.entries(attributes).map(([name, values]) => searchFilter(`variants.attributes.${name}`, values)),
]

/** Loads one page of a listing, with facets and their counts, by one call. */
export const fetchListing = async (
  shop: Pick<ShopContext, 'catalogue' | 'market' | 'imageId'>,
  query: ListingQuery,
) => {
  const { catalogue, market } = shop
  const kinds = query.kinds ?? []
  const filters = choiceFilters(query, kinds)
  const order = sortOrders[query.sort]
  const response = await runQuery(catalogue.client, SearchProductsDocument, {
    locale: market.locale,
    text: query.text ?? null,
    fuzzy: query.fuzzy ?? false,
    queryFilters: [...baseFilters(query), ...(query.filter ? [query.filter] : []), ...contentFilters(market)],
    filters,
    // A facet is counted with the choices in all other facets, so that its counts match the results.
    facetFilters: filters,
    facets: facetRequests(),
    sorts: order === undefined ? [] : [order === 'name' ? `name.${market.locale} asc` : order],
    limit: query.size,
    offset: (query.page - 1) * query.size,
    priceSelector: priceSelector(market),
  })
  if (!response.ok) return { ok: false } as const
  const toCard = await cardFormatter(shop, query.categorySlug)
  const { total, results, facets } = response.value.productProjectionSearch
  return {
    ok: true,
    value: {
      total,
      cards: results.flatMap((product) => toCard(product) ?? []),
      facets: facetViews(query, facets, { kinds, isCategory: query.categoryId !== undefined, total }),
      price: priceView(query, facets),
      page: query.page,
      pages: Math.max(1, Math.ceil(total / query.size)),
      /** The number of designs on the pages before this one. */
      before: (query.page - 1) * query.size,
    },
  } as const
}

/** One page of a listing. */
export type ListingView = Extract<Awaited<ReturnType<typeof fetchListing>>, { ok: true }>['value']
