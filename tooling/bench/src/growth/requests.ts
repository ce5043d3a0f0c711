import {
  categorySubtreeFilter,
  createCommerceClient,
  GetCategoriesDocument,
  GetProductBySlugDocument,
  productSlugPredicate,
  runQuery,
  SearchProductsDocument,
  type SearchProductsQueryVariables,
} from '@selvedge/commerce-client'
import type { Catalogue } from './startCatalogue.ts'

/** The request bodies of the storefront's queries. */
export type Requests = {
  /** Product pages of printed fabric. Their number of variants does not depend on the size of the catalogue. */
  readonly products: readonly string[]
  /** `nth` makes the listing unique, so that its facet counts are not cached. */
  readonly category: (nth?: number) => string
  readonly search: (text: string, nth?: number) => string
  /** SKUs of printed fabric, for carts. */
  readonly skus: readonly string[]
}

const market = { locale: 'en-US', priceSelector: { currency: 'USD', country: 'US' } } as const
const facetNames = ['colour', 'style', 'fabric-name', 'artistName']
const PAGE_SIZE = 48
const PRODUCTS = 30

// The alias changes only the name of the facet in the response.
const listing = (nth: number | undefined): SearchProductsQueryVariables => ({
  ...market,
  queryFilters: [],
  filters: [],
  facets: facetNames.map((name) => ({
    string: `variants.attributes.${name}${nth === undefined ? '' : ` as ${name}${nth}`} counting products`,
  })),
  sorts: [],
  limit: PAGE_SIZE,
  offset: 0,
})

/** Reads the inputs of the queries from a catalogue: a category, slugs from all of its pages, SKUs. */
export const requestsFor = async ({ graphqlUrl, bearer }: Catalogue): Promise<Requests> => {
  let sent = ''
  const client = createCommerceClient({
    graphqlUrl,
    token: async () => bearer,
    fetch: (input, init) => {
      sent = String(init?.body)
      return fetch(input, init)
    },
  })
  const categories = await runQuery(client, GetCategoriesDocument, { locale: market.locale })
  const fabric =
    categories.ok && categories.value.categories.results.find(({ key }) => key === 'printed-fabric')
  if (!fabric) throw new Error('there is no category of printed fabric')
  const found = async (variables: SearchProductsQueryVariables) => {
    const response = await runQuery(client, SearchProductsDocument, variables)
    if (!response.ok) throw new Error(`the search fails: ${response.problem.message}`)
    return response.value.productProjectionSearch
  }
  const inFabric = { ...listing(undefined), queryFilters: [categorySubtreeFilter(fabric.id)] }
  const { total } = await found(inFabric)
  const template = { ...JSON.parse(sent), variables: undefined }
  const bodyOf = (variables: SearchProductsQueryVariables): string =>
    JSON.stringify({ ...template, variables })

  const step = Math.max(1, Math.floor(total / PRODUCTS))
  const products: string[] = []
  const skus: string[] = []
  for (let offset = 0; offset < total && products.length < PRODUCTS; offset += step) {
    const [product] = (await found({ ...inFabric, limit: 1, offset })).results
    if (!product?.slug) continue
    const detail = await runQuery(client, GetProductBySlugDocument, {
      where: productSlugPredicate(product.slug, market.locale),
      locale: market.locale,
      ...market.priceSelector,
    })
    if (!detail.ok) throw new Error(`the product query fails: ${detail.problem.message}`)
    products.push(sent)
    const current = detail.value.products.results[0]?.masterData.current
    for (const variant of current ? [current.masterVariant, ...current.variants] : [])
      if (variant.sku && variant.availability?.noChannel?.isOnStock) skus.push(variant.sku)
  }
  return {
    products,
    skus,
    category: (nth) => bodyOf({ ...listing(nth), queryFilters: [categorySubtreeFilter(fabric.id)] }),
    search: (text, nth) => bodyOf({ ...listing(nth), text }),
  }
}
