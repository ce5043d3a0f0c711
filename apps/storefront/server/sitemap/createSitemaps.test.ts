import { gunzipSync } from 'node:zlib'
import { createCommerceClient } from '@selvedge/commerce-client'
import { createCache } from '@selvedge/service/cache'
import { XMLParser } from 'fast-xml-parser'
import { beforeEach, expect, test } from 'vitest'
import { createSitemaps, sitemapPolicy } from './createSitemaps.ts'

const ORIGIN = 'https://shop.example'
const PRODUCTS = 2_300
const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) })

type Call = {
  readonly operationName: string
  readonly variables: { readonly where?: string; readonly limit?: number; readonly offset?: number }
}

const idOf = (at: number): string => `id-${String(at).padStart(6, '0')}`
const slugs = (at: number) =>
  ['en-US', 'en-AU', 'en-CA', 'en-GB', 'en'].map((locale) => ({ locale, value: `design-${at}` }))
const priceIn = (currencyCode: string) => ({
  value: { currencyCode },
  country: null,
  customerGroupRef: null,
  channelRef: null,
})

/** A product without a price in Canada. */
const productAt = (at: number) => ({
  id: idOf(at),
  lastModifiedAt: '2026-01-05T09:00:00.000Z',
  masterData: {
    current: {
      slugAllLocales: slugs(at),
      masterVariant: {
        attributesRaw: [],
        images: [{ url: `https://images.example/${at}.svg` }],
        prices: ['USD', 'AUD', 'GBP', 'EUR'].map(priceIn),
      },
    },
  },
})

let calls: Call[] = []
let isDown = false
// The cache takes zero for an unknown time.
let time = 1
let busy = 0
let mostBusy = 0

const respond = ({ operationName, variables: { where = '', limit = 500, offset = 0 } }: Call): object => {
  if (operationName === 'getContentAddresses')
    return {
      categories: { results: [{ slugAllLocales: slugs(1), lastModifiedAt: '' }] },
      artists: { results: [{ key: 'imani', value: { name: 'Imani' }, lastModifiedAt: '' }] },
      collections: { results: [{ key: 'broken', value: {}, lastModifiedAt: '' }] },
    }
  const after = /id > "id-([0-9]+)"/.exec(where)?.[1]
  const first = after === undefined ? 0 : Number(after) + 1
  const rest = Array.from({ length: PRODUCTS - first }, (_, at) => productAt(first + at))
  return { products: { total: rest.length, results: rest.slice(offset, offset + limit) } }
}

const aSitemaps = () =>
  createSitemaps(
    {
      client: createCommerceClient({
        graphqlUrl: 'http://platform.test/graphql',
        runtime: 'server',
        retry: { retries: 0 },
        token: async () => 'token',
        fetch: async (_url, init) => {
          const call: Call = JSON.parse(String(init?.body))
          calls.push(call)
          if (isDown) return new Response('', { status: 500 })
          busy += 1
          mostBusy = Math.max(mostBusy, busy)
          await new Promise((done) => setImmediate(done))
          busy -= 1
          return Response.json({ data: respond(call) })
        },
      }),
      origin: ORIGIN,
      imageUrl: (url) => (url ? `${ORIGIN}/pictures${new URL(url).pathname}` : ''),
    },
    createCache(sitemapPolicy, { now: () => time, sleep: async () => undefined }),
  )

let sitemaps = aSitemaps()
beforeEach(() => {
  calls = []
  isDown = false
  time = 1
  busy = 0
  mostBusy = 0
  sitemaps = aSitemaps()
})

const xmlOf = (read: { readonly ok: boolean; readonly value?: { readonly gzip: Buffer } | undefined }) =>
  parser.parse(gunzipSync(read.value?.gzip ?? Buffer.alloc(0)).toString())

const addressesOf = async (name: string): Promise<readonly string[]> =>
  (xmlOf(await sitemaps.read(name)).urlset.url ?? []).map(({ loc }: { loc: string }) => loc)

const productSitemaps = ['products-1', 'products-2', 'products-3']

test('lists one sitemap per 1,000 products, and finds the first product of each sitemap with one call to the platform', async () => {
  const names = xmlOf(await sitemaps.readIndex()).sitemapindex.sitemap.map(({ loc }: { loc: string }) =>
    loc.slice(ORIGIN.length),
  )
  expect(names).toEqual(
    ['pages', 'categories', 'artists', 'collections', ...productSitemaps].map(
      (name) => `/sitemap-${name}.xml`,
    ),
  )
  expect(calls).toHaveLength(productSitemaps.length)
})

test('lists every product once, in the locales in which it has a price, and reads 200 products at a time', async () => {
  const lists = await Promise.all(productSitemaps.map(addressesOf))
  expect(lists.map(({ length }) => length)).toEqual([4_000, 4_000, 1_200])
  const all = lists.flat()
  expect(new Set(all).size).toBe(PRODUCTS * 4)
  expect(all).toContain(`${ORIGIN}/en-GB/product/design-2299`)
  expect(all.some((url) => url.includes('en-CA'))).toBe(false)
  expect(Math.max(...calls.map(({ variables }) => variables.limit ?? 500))).toBe(200)
  expect(Math.max(...calls.map(({ variables }) => variables.offset ?? 0))).toBe(999)
})

test('sends a limited number of calls to the platform, one at a time, however often sitemaps are requested', async () => {
  const flood = async () => {
    await Promise.all(
      Array.from({ length: 50 }, () => [
        sitemaps.readIndex(),
        ...[...productSitemaps, 'artists', 'products-99', 'nothing'].map((name) => sitemaps.read(name)),
      ]).flat(),
    )
  }
  await flood()
  const first = calls.length
  // The beginnings of the sitemaps, their batches, and the artists.
  expect(first).toBe(3 + (5 + 5 + 2) + 1)
  expect(mostBusy).toBe(1)
  time = sitemapPolicy.freshMs
  await flood()
  expect(calls).toHaveLength(first)
})

test('reads the catalogue again after an hour', async () => {
  await sitemaps.readIndex()
  const { length } = calls
  time = sitemapPolicy.freshMs + 2
  await sitemaps.readIndex()
  await expect.poll(() => calls.length).toBeGreaterThan(length)
})

test('returns the last loaded sitemap while the platform fails, or a failure when no sitemap was loaded before', async () => {
  await sitemaps.read('products-1')
  isDown = true
  time = 2 * sitemapPolicy.staleMs
  expect((await sitemaps.read('products-1')).ok).toBe(true)
  expect((await aSitemaps().read('products-1')).ok).toBe(false)
  expect((await aSitemaps().readIndex()).ok).toBe(false)
})

test('lists the fixed pages of the shop, and the categories, artists and collections that have a page', async () => {
  expect(await addressesOf('pages')).toContain(`${ORIGIN}/en-AU/help/delivery`)
  expect(await addressesOf('categories')).toContain(`${ORIGIN}/category/design-1`)
  expect(await addressesOf('artists')).toContain(`${ORIGIN}/en/artist/imani`)
  expect(await addressesOf('collections')).toEqual([])
})

test('keeps the ETag of a sitemap until the sitemap changes', async () => {
  const tagOf = async (name: string) => {
    const read = await aSitemaps().read(name)
    return read.ok ? read.value?.tag : undefined
  }
  expect(await tagOf('products-1')).toBe(await tagOf('products-1'))
  expect(await tagOf('products-1')).not.toBe(await tagOf('products-2'))
})
