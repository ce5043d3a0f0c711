import {
  categorySubtreeFilter,
  runQuery,
  SearchProductsDocument,
  searchFilter,
} from '@selvedge/commerce-client'
import type { ShopContext } from '../context/createContext.ts'
import { contentFilters } from './adultContent.ts'
import { cardFormatter } from './cardFormatter.ts'
import type { CardView } from './cardView.ts'
import {
  type Choices,
  choiceFilters,
  type FacetName,
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
  /** Whether the category is one of some variants of its products, such as a paper. */
  readonly isOfVariants?: boolean
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

/** The facets whose values belong to variants, which have different prices. */
const variantFacets = ['material', 'wallpaper', 'size'] as const satisfies readonly FacetName[]

/**
 * Whether cards show variants that the visitor has chosen, e.g. a material, instead of each product's first variant. The
 * platform filters and sorts products by the price of the first variant. In such a listing there is no filter by price, and
 * `fetchListing` sorts by the prices that the cards show.
 */
const choosesVariants = ({ facets, isOfVariants }: ListingBase & Pick<Choices, 'facets'>): boolean =>
  isOfVariants === true || variantFacets.some((name) => facets[name] !== undefined)

/** Parses choices, order and page from a URL. Unknown values are ignored; undefined for a page that cannot exist. */
export const readListingQuery = (search: URLSearchParams, base: ListingBase): ListingQuery | undefined => {
  const sort = search.get('sort')
  const page = readPage(search.get('page'))
  if (page === undefined) return undefined
  const { price, facets } = readChoices(search, base.kinds ?? [])
  return {
    ...base,
    facets,
    ...(price && !choosesVariants({ ...base, facets }) ? { price } : {}),
    sort: isSort(sort) ? sort : 'featured',
    page,
    size: PAGE_SIZE,
  }
}

const baseFilters = ({ categoryId, attributes = {} }: ListingBase) => [
  ...(categoryId ? [categorySubtreeFilter(categoryId)] : []),
  ...Object.entries(attributes).map(([name, values]) => searchFilter(`variants.attributes.${name}`, values)),
]

type Shop = Pick<ShopContext, 'catalogue' | 'market' | 'imageId'>
type Part = { readonly sorts: readonly string[]; readonly limit: number; readonly offset: number }

/** Searches for the products of a listing, and counts the facets. */
const search = ({ catalogue, market }: Shop, query: ListingQuery, { sorts, limit, offset }: Part) => {
  const filters = choiceFilters(query, query.kinds ?? [])
  return runQuery(catalogue.client, SearchProductsDocument, {
    locale: market.locale,
    text: query.text ?? null,
    fuzzy: query.fuzzy ?? false,
    queryFilters: [...baseFilters(query), ...(query.filter ? [query.filter] : []), ...contentFilters(market)],
    filters,
    // A facet is counted with the choices in all other facets, so that its counts match the results.
    facetFilters: filters,
    facets: facetRequests(),
    sorts: [...sorts],
    limit,
    offset,
    priceSelector: priceSelector(market),
  })
}

/** The maximum number of products that are sorted here. The platform limits the cost of a query to about 400 cards. */
const SORT_LIMIT = 300

/** Loads one page of a listing in the platform's order. */
const searchPage = (shop: Shop, query: ListingQuery) => {
  const order = sortOrders[query.sort]
  return search(shop, query, {
    sorts: order === undefined ? [] : [order === 'name' ? `name.${shop.market.locale} asc` : order],
    limit: query.size,
    offset: (query.page - 1) * query.size,
  })
}

const isPriceSort = ({ sort }: ListingQuery): boolean => sort === 'price-low' || sort === 'price-high'

const byPrice =
  ({ sort }: ListingQuery) =>
  (left: CardView, right: CardView): number =>
    sort === 'price-low' ? left.priceCents - right.priceCents : right.priceCents - left.priceCents

/** Loads one page of a listing, with facets and their counts, by one call. */
export const fetchListing = async (shop: Shop, query: ListingQuery) => {
  const kinds = query.kinds ?? []
  const all =
    isPriceSort(query) && choosesVariants(query)
      ? await search(shop, query, { sorts: [], limit: SORT_LIMIT, offset: 0 })
      : undefined
  // The platform's order would not be that of the prices, and the wrong page would be cached.
  if (all && !all.ok) return { ok: false } as const
  const sortable = all && all.value.productProjectionSearch.total <= SORT_LIMIT ? all : undefined
  const response = sortable ?? (await searchPage(shop, query))
  if (!response.ok) return { ok: false } as const
  const toCard = await cardFormatter(shop, query.categorySlug)
  // With a filter by price, a swatch can be the only matching variant. Its price is not that of the design.
  const ignoresMatching = query.price !== undefined
  const { total, results, facets } = response.value.productProjectionSearch
  const cards = results.flatMap((product) => toCard(product, { ignoresMatching }) ?? [])
  const before = (query.page - 1) * query.size
  return {
    ok: true,
    value: {
      total,
      cards: sortable ? cards.sort(byPrice(query)).slice(before, before + query.size) : cards,
      facets: facetViews(query, facets, { kinds, isCategory: query.categoryId !== undefined, total }),
      price: choosesVariants(query) ? undefined : priceView(query, facets),
      hasPriceSort: !choosesVariants(query) || total <= SORT_LIMIT,
      page: query.page,
      pages: Math.max(1, Math.ceil(total / query.size)),
      /** The number of designs on the pages before this one. */
      before,
    },
  } as const
}

/** One page of a listing. */
export type ListingView = Extract<Awaited<ReturnType<typeof fetchListing>>, { ok: true }>['value']
