import {
  categorySubtreeFilter,
  runQuery,
  SearchProductsDocument,
  type SearchProductsQuery,
} from '@selvedge/commerce-client'
import type { LoadResult } from '@selvedge/service/cache'
import { contentFilters } from '../catalogue/adultContent.ts'
import { keyOf, listCategories } from '../catalogue/catalogue.ts'
import type { ShopContext } from '../context/createContext.ts'

type Shop = Pick<ShopContext, 'catalogue' | 'market' | 'imageId'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}

/** A word of the catalogue, with the number of its designs. */
export type Term = { readonly term: string; readonly count: number }

const attributes = {
  designs: 'designName',
  artists: 'artistName',
  styles: 'style',
  colours: 'colour',
  materials: 'fabric-name',
  colourways: 'colourway',
} as const

type TermKind = keyof typeof attributes

/** The words of the catalogue's facets: at most 200 of each kind, the platform's maximum. Each design is counted once. */
export type Vocabulary = Readonly<Record<TermKind, readonly Term[]>>

const kinds = Object.keys(attributes) as TermKind[]
const pathOf = (kind: TermKind): string => `variants.attributes.${attributes[kind]}`

type Facets = SearchProductsQuery['productProjectionSearch']['facets']

const termsOf = (facets: Facets, kind: TermKind): Term[] => {
  const value = facets.find(({ facet }) => facet === pathOf(kind))?.value
  const terms = value && 'terms' in value ? (value.terms ?? []) : []
  return terms.map(({ term, productCount, count }) => ({ term, count: productCount ?? count }))
}

/** Loads the words that suggestions and spelling corrections use. Every design is on fabric, so fabric alone is counted. */
export const findVocabulary = async (shop: Shop): Promise<LoadResult<Vocabulary>> => {
  const categories = await listCategories(shop)
  if (!categories.ok) return categories
  const fabric = categories.value.find(({ slug }) => slug === 'printed-fabric')
  const { catalogue, market } = shop
  return catalogue.pages.read(keyOf(shop, 'vocabulary'), async () => {
    const response = await runQuery(catalogue.client, SearchProductsDocument, {
      locale: market.locale,
      queryFilters: [...(fabric ? [categorySubtreeFilter(fabric.id)] : []), ...contentFilters(market)],
      facets: kinds.map((kind) => ({ string: `${pathOf(kind)} counting products` })),
      limit: 0,
    })
    if (!response.ok) return response
    const { facets } = response.value.productProjectionSearch
    return {
      ok: true,
      value: Object.fromEntries(kinds.map((kind) => [kind, termsOf(facets, kind)])) as Record<
        TermKind,
        Term[]
      >,
    }
  })
}

/** The phrases of a vocabulary, the more important ones first, for `suggestSpelling`. */
export const phrasesOf = (
  { designs, artists, styles, colours, materials, colourways }: Vocabulary,
  categories: readonly { readonly name: string }[],
): string[] => [
  ...designs.map(({ term }) => term),
  ...categories.map(({ name }) => name),
  ...[materials, artists, styles, colours, colourways].flatMap((terms) => terms.map(({ term }) => term)),
]
