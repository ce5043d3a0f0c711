import { createCommerceClient } from '@selvedge/commerce-client'
import { aProduct, aProductCard } from '@selvedge/commerce-client/testing'
import { cataloguePolicy, createCache } from '@selvedge/service/cache'
import { beforeEach, expect, test } from 'vitest'
import type { ShopContext } from '../context/createContext.ts'
import { findListing, findProduct } from './catalogue.ts'
import { type ListingBase, type ListingQuery, readListingQuery } from './listing.ts'

const SLUG = 'meadow-linen'
/** Space for a few entries only, so that a few calls exceed it. */
const policy = { ...cataloguePolicy, maxEntries: 20, maxMisses: 5 }
const MANY = 100

const colours = ['blue', 'green', 'red']

type Call = { operationName: string; variables: { where?: string; offset?: number; limit?: number } }

/** A platform with one product and a category of three colours; `calls` counts its requests for products. */
let calls: Call[] = []
/** The calls that the platform does not respond to. */
let isRefused = (_call: Call): boolean => false
const dataFor = ({ operationName, variables }: Call): object => {
  if (operationName === 'getAutomaticDiscounts') return { cartDiscounts: { results: [] } }
  if (operationName === 'getProductBySlug')
    return { products: { results: variables.where?.includes(`"${SLUG}"`) ? [aProduct({ id: SLUG })] : [] } }
  const terms = colours.map((term) => ({ term, count: 1, productCount: 1 }))
  const value = { __typename: 'TermsFacetResult', type: 'terms', total: 3, terms }
  const results = variables.offset === 0 ? [aProductCard()] : []
  const facets = [{ facet: 'variants.attributes.colour', value }]
  return { productProjectionSearch: { offset: 0, count: results.length, total: 1, results, facets } }
}

const market = { locale: 'en-US', currency: 'USD', country: 'US' } as const
const aShop = (more: Partial<ShopContext['market']> = {}) => ({ ...shop, market: { ...market, ...more } })
let shop: Parameters<typeof findProduct>[0]
beforeEach(() => {
  calls = []
  isRefused = () => false
  const client = createCommerceClient({
    graphqlUrl: 'http://platform.test/graphql',
    runtime: 'server',
    token: async () => 'token',
    fetch: async (_url, init) => {
      const call: Call = JSON.parse(String(init?.body))
      if (call.operationName !== 'getAutomaticDiscounts') calls.push(call)
      if (isRefused(call)) return new Response(null, { status: 400 })
      return Response.json({ data: dataFor(call) })
    },
  })
  shop = {
    catalogue: {
      client,
      pages: createCache(policy),
      narrowedPages: createCache(policy),
      suggestions: createCache(policy),
    },
    market,
    imageId: () => '',
    settings: { siteKey: 'selvedge' },
  }
})

const queryOf = (search: string, base: ListingBase) =>
  readListingQuery(new URLSearchParams(search), base) as ListingQuery
const openCategory = (search: string, from = shop) =>
  findListing(from, queryOf(search, { categoryId: 'fabric' }))
const openProduct = (slug = SLUG, from = shop) => findProduct(from, slug)
/** The number of calls to the platform that a visit causes. */
const callsOf = async (visit: () => Promise<unknown>): Promise<number> => {
  const before = calls.length
  await visit()
  return calls.length - before
}

test('fails when the products cannot be read for an order by the prices of a chosen material, and stores no other order', async () => {
  const byPrice = () => openCategory('material=Belgian+linen&sort=price-low')
  isRefused = ({ variables }) => variables.limit === 300
  expect(await byPrice()).toEqual({ ok: false })
  isRefused = () => false
  expect(await byPrice()).toMatchObject({ ok: true, value: { total: 1 } })
})

test('does not evict cached products and categories when many unknown slugs are requested', async () => {
  expect(await openProduct()).toMatchObject({ ok: true, value: { id: SLUG } })
  await openCategory('')
  for (let at = 0; at < MANY; at += 1)
    expect(await openProduct(`made-up-${at}`)).toEqual({ ok: true, value: undefined })
  expect(await callsOf(openProduct)).toBe(0)
  expect(await callsOf(() => openCategory(''))).toBe(0)
})

test('does not evict cached pages, with or without filters, when many made-up facet values are requested', async () => {
  await openProduct()
  await openCategory('')
  await openCategory('colour=blue')
  for (let at = 0; at < MANY; at += 1) await openCategory(`colour=blue&colour=made-up-${at}`)
  expect(await callsOf(openProduct)).toBe(0)
  expect(await callsOf(() => openCategory(''))).toBe(0)
  expect(await callsOf(() => openCategory('colour=blue'))).toBe(0)
})

test('shows a made-up facet value as chosen, and shows no results', async () => {
  const listing = await openCategory('colour=mauve')
  expect(listing.ok && listing.value.facets[0]?.options.filter(({ chosen }) => chosen)).toEqual([
    { value: 'mauve', label: 'Mauve', count: 0, chosen: true },
  ])
})

test('does not evict cached pages when pages after the last one are requested', async () => {
  await openCategory('')
  for (let page = 2; page <= MANY; page += 1)
    for (const sort of ['featured', 'name', 'newest']) await openCategory(`page=${page}&sort=${sort}`)
  expect(await callsOf(() => openCategory(''))).toBe(0)
})

test('does not evict a cached page with filters when the same filters are requested with many different price limits', async () => {
  await openCategory('colour=blue')
  for (let at = 0; at < MANY; at += 1) await openCategory(`colour=blue&min=${at}`)
  expect(await callsOf(() => openCategory('colour=blue'))).toBe(0)
})

test.each(['0', '-1', '1.5', 'two', '1e1', ' 1', '201', '99999999999999999999', ''])(
  'rejects the page number %j',
  (page) => expect(readListingQuery(new URLSearchParams({ page }), { categoryId: 'fabric' })).toBeUndefined(),
)

test.each([
  ['min=20&max=35.50', { from: 2000, to: 3550 }],
  ['min=19,9', { from: 1990 }],
  ['min=&max=8', { to: 800 }],
  ['min=-1&max=1e3', undefined],
  ['min=abc', undefined],
])('reads the price limits of the query %s', (search, price) =>
  expect(queryOf(search, {}).price).toEqual(price),
)

test('ignores a kind of product in the URL that the category does not have', () => {
  const kinds = [{ id: 'id-of-napkins', slug: 'napkin', name: 'Napkins' }]
  expect(queryOf('kind=napkin&kind=sofa', { kinds }).facets).toEqual({ kind: ['napkin'] })
})

test('uses one cached page for the same facet values in any order, and for repeated values', async () => {
  await openCategory('colour=red&colour=blue')
  expect(await callsOf(() => openCategory('colour=blue&colour=red&colour=red'))).toBe(0)
})

test.each([
  ['locale', { locale: 'en-GB' }],
  ['currency', { currency: 'GBP' }],
  ['country', { country: 'CA' }],
  ['price group', { groupId: 'trade' }],
] as const)('caches a separate page for another %s', async (_, more) => {
  await openProduct()
  await openCategory('')
  expect(await callsOf(() => openProduct(SLUG, aShop(more)))).toBe(1)
  expect(await callsOf(() => openCategory('', aShop(more)))).toBe(1)
})

test('caches a separate page for another site', async () => {
  await openProduct()
  expect(await callsOf(() => openProduct(SLUG, { ...shop, settings: { siteKey: 'larkhouse' } }))).toBe(1)
})

test('does not cache search results', async () => {
  const search = () => findListing(shop, queryOf('', { text: 'linen' }))
  await search()
  expect(await callsOf(search)).toBe(1)
})
