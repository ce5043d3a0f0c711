import {
  createCommerceClient,
  GetCategoriesDocument,
  GetProductBySlugDocument,
  productSlugPredicate,
  runQuery,
  SearchProductsDocument,
  type SearchProductsQueryVariables,
  subtreeFilter,
} from '@selvedge/commerce-client'
import type { Catalogue } from './startCatalogue.ts'

/** The bodies of the storefront's own calls, ready to be sent as they are. */
export type Requests = {
  /** Product pages of printed fabric: as many variants each, however large the catalogue. */
  readonly products: readonly string[]
  /** `nth` makes it a listing whose counts nobody has asked for before. */
  readonly category: (nth?: number) => string
  readonly search: (text: string, nth?: number) => string
  /** Skus of printed fabric, for carts. */
  readonly skus: readonly string[]
}

const market = { locale: 'en-US', priceSelector: { currency: 'USD', country: 'US' } } as const
const facetNames = ['colour', 'style', 'fabric-name', 'artistName']
const PAGE_SIZE = 48
const PRODUCTS = 30

// Another alias changes nothing but the name that an answer is filed under.
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

/** Reads what the calls need out of a catalogue: a category, slugs from all over it, skus. */
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
    const answer = await runQuery(client, SearchProductsDocument, variables)
    if (!answer.ok) throw new Error(`the search fails: ${answer.problem.message}`)
    return answer.value.productProjectionSearch
  }
  const inFabric = { ...listing(undefined), queryFilters: [subtreeFilter(fabric.id)] }
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
    const asked = await runQuery(client, GetProductBySlugDocument, {
      where: productSlugPredicate(product.slug, market.locale),
      locale: market.locale,
      ...market.priceSelector,
    })
    if (!asked.ok) throw new Error(`the product fails: ${asked.problem.message}`)
    products.push(sent)
    const current = asked.value.products.results[0]?.masterData.current
    for (const variant of current ? [current.masterVariant, ...current.variants] : [])
      if (variant.sku && variant.availability?.noChannel?.isOnStock) skus.push(variant.sku)
  }
  return {
    products,
    skus,
    category: (nth) => bodyOf({ ...listing(nth), queryFilters: [subtreeFilter(fabric.id)] }),
    search: (text, nth) => bodyOf({ ...listing(nth), text }),
  }
}
