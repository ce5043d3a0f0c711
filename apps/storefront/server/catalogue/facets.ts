import { type SearchProductsQuery, searchFilter } from '@selvedge/commerce-client'

/** A category that a listing can be narrowed to. */
export type Kind = { readonly id: string; readonly slug: string; readonly name: string }

/** The facets of a listing in their order, each with its name in the URL and its field on the platform. */
const facetPaths = {
  kind: 'categories.id',
  colour: 'variants.attributes.colour',
  material: 'variants.attributes.fabric-name',
  wallpaper: 'variants.attributes.wallpaper-name',
  style: 'variants.attributes.style',
  size: 'variants.attributes.size-display',
  designer: 'variants.attributes.artistName',
  sale: 'variants.scopedPriceDiscounted',
} as const

export type FacetName = keyof typeof facetPaths
export type FacetValues = Readonly<Partial<Record<FacetName, readonly string[]>>>

export const facetNames = Object.keys(facetPaths) as FacetName[]

const PRICE_PATH = 'variants.scopedPrice.currentValue.centAmount'

/** The limits of a price in cents; an open end is undefined. */
export type PriceRange = { readonly from?: number; readonly to?: number }

/** The choices of a visitor in a listing. */
export type Choices = { readonly facets: FacetValues; readonly price?: PriceRange }

/** The sort order by the price that a card shows. */
export const priceSort = (direction: 'asc' | 'desc'): string => `${PRICE_PATH} ${direction}`

/**
 * Whether a value can be that of an attribute: it has no control characters and is not longer than the longest
 * attribute.
 */
const isText = (value: string): boolean =>
  value !== '' && value.length <= 100 && !/\p{Cc}|\p{Cs}/u.test(value)

const amount = /^\d{1,7}(?:[.,]\d{1,2})?$/

/** Parses an amount such as `20` or `19.99` to cents; returns undefined for any other text. */
const readCents = (text: string | null): number | undefined => {
  const typed = text?.trim() ?? ''
  return amount.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : undefined
}

const readPrice = (search: URLSearchParams): PriceRange | undefined => {
  const from = readCents(search.get('min'))
  const to = readCents(search.get('max'))
  if (from === undefined && to === undefined) return undefined
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/** Parses the choices in a URL. Unknown facets, kinds and prices are ignored. */
export const readChoices = (search: URLSearchParams, kinds: readonly Kind[]): Choices => {
  const known = (name: FacetName, value: string): boolean =>
    (name !== 'kind' || kinds.some(({ slug }) => slug === value)) && (name !== 'sale' || value === 'true')
  // The values are sorted and unique, so that URLs with the same choices result in the same query.
  const valuesOf = (name: FacetName): string[] =>
    [...new Set(search.getAll(name).slice(0, 20))]
      .filter((value) => isText(value) && known(name, value))
      .sort()
  const chosen = facetNames.map((name) => [name, valuesOf(name)] as const)
  const price = readPrice(search)
  return {
    facets: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    ...(price ? { price } : {}),
  }
}

type SearchString = { readonly string: string }

const facetFilter = (name: FacetName, values: readonly string[], kinds: readonly Kind[]): SearchString => {
  if (name === 'sale') return { string: `${facetPaths.sale}:true` }
  if (name !== 'kind') return searchFilter(facetPaths[name], values)
  const ids = kinds.filter(({ slug }) => values.includes(slug)).map(({ id }) => id)
  return searchFilter(facetPaths.kind, ids)
}

/** The platform's filters for the choices of a visitor. */
export const choiceFilters = ({ facets, price }: Choices, kinds: readonly Kind[]): SearchString[] => [
  ...facetNames.flatMap((name) => {
    const values = facets[name] ?? []
    return values.length > 0 ? [facetFilter(name, values, kinds)] : []
  }),
  ...(price ? [{ string: `${PRICE_PATH}:range (${price.from ?? '*'} to ${price.to ?? '*'})` }] : []),
]

/** The facets that the platform counts. */
export const facetRequests = (): SearchString[] => [
  ...facetNames.map((name) => ({ string: `${facetPaths[name]} counting products` })),
  { string: `${PRICE_PATH}:range (0 to *) as price` },
]

type FacetResult = SearchProductsQuery['productProjectionSearch']['facets'][number]

/** A value of a facet, with the number of designs that have it and match the choices in the other facets. */
export type FacetOption = {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly chosen: boolean
}
export type FacetView = { readonly name: FacetName; readonly options: readonly FacetOption[] }

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const labelOf = (name: FacetName, value: string): string => (name === 'colour' ? capitalized(value) : value)

/** A product is counted once however many of its variants have a value. */
const countsOf = (name: FacetName, found: readonly FacetResult[]): ReadonlyMap<string, number> => {
  const value = found.find(({ facet }) => facet === facetPaths[name])?.value
  const terms = value && 'terms' in value ? value.terms : []
  return new Map(terms.map(({ term, productCount, count }) => [term, productCount ?? count]))
}

type Candidate = { readonly value: string; readonly label: string; readonly count: number }

const candidatesOf = (
  name: FacetName,
  counts: ReadonlyMap<string, number>,
  kinds: readonly Kind[],
): Candidate[] => {
  if (name === 'kind')
    return kinds.map(({ id, slug, name: label }) => ({ value: slug, label, count: counts.get(id) ?? 0 }))
  if (name === 'sale') return [{ value: 'true', label: '', count: counts.get('true') ?? 0 }]
  return [...counts].map(([value, count]) => ({ value, label: labelOf(name, value), count }))
}

const optionsOf = (
  name: FacetName,
  { facets }: Choices,
  counts: ReadonlyMap<string, number>,
  kinds: readonly Kind[],
): FacetOption[] => {
  const chosen = facets[name] ?? []
  const candidates = candidatesOf(name, counts, kinds)
  const lost = chosen.filter((entry) => !candidates.some(({ value }) => value === entry))
  return [
    ...candidates
      .filter(({ count, value }) => count > 0 || chosen.includes(value))
      .map((each) => ({ ...each, chosen: chosen.includes(each.value) })),
    ...lost.map((entry) => ({ value: entry, label: labelOf(name, entry), count: 0, chosen: true })),
  ]
}

/** Facets that mean something only for one kind of product: sizes of beds and of curtains have nothing in common. */
const ofOneKind: readonly FacetName[] = ['size', 'material', 'wallpaper']

export type FacetScope = {
  readonly kinds: readonly Kind[]
  readonly isCategory: boolean
  readonly total: number
}

const isUseful = ({ name, options }: FacetView, choices: Choices, scope: FacetScope): boolean => {
  if (options.some(({ chosen }) => chosen)) return true
  if (name === 'sale') return options.some(({ count }) => count < scope.total)
  const isMixed = scope.kinds.length > 1 && choices.facets.kind?.length !== 1
  const isForeign = name === 'size' || !scope.isCategory
  return options.length > 1 && !(isMixed && isForeign && ofOneKind.includes(name))
}

/** The facets to show in a listing: those with more than one option. */
export const facetViews = (
  choices: Choices,
  found: readonly FacetResult[],
  scope: FacetScope,
): readonly FacetView[] =>
  facetNames
    .map((name) => ({ name, options: optionsOf(name, choices, countsOf(name, found), scope.kinds) }))
    .filter((facet) => isUseful(facet, choices, scope))

/** The lowest and the highest price of the results in cents, and the chosen limits. */
export type PriceView = PriceRange & { readonly lowest: number; readonly highest: number }

/** The prices to choose from; undefined when there is only one. */
export const priceView = ({ price }: Choices, found: readonly FacetResult[]): PriceView | undefined => {
  const value = found.find(({ facet }) => facet === 'price')?.value
  const [range] = value && 'ranges' in value ? value.ranges : []
  const { min = 0, max = 0 } = range ?? {}
  return price || min < max ? { lowest: min, highest: max, ...price } : undefined
}
