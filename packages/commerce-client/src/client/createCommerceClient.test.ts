import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakePlatform } from '../../test/fakePlatform.ts'
import { type FaultyProxy, startFaultyProxy } from '../../test/faultyProxy.ts'
import { aVisitor, project, sku } from '../../test/project.ts'
import { addLineItem } from '../cart/addLineItem.ts'
import { getActiveCart } from '../cart/getActiveCart.ts'
import {
  CreateMyCartDocument,
  GetActiveCartDocument,
  GetCategoriesDocument,
  GetMyCustomerDocument,
} from '../generated/documents.ts'
import { type CommerceClientOptions, createCommerceClient } from './createCommerceClient.ts'
import { endpointsOfApiUrl } from './endpoints.ts'
import { runMutation, runQuery } from './execute.ts'
import { CACHE_EXPIRY_MS, CACHE_STALE_MS } from './freshness.ts'

let proxy: FaultyProxy
beforeAll(async () => {
  proxy = await startFaultyProxy(project.authUrl)
})
afterAll(() => proxy.stop())

let slept: number[]
beforeEach(() => {
  proxy.reset()
  slept = []
})

/** A visitor behind the proxy, whose pauses are recorded and take no time. */
const aCaller = (more: Partial<CommerceClientOptions> = {}) => {
  const { graphqlUrl } = endpointsOfApiUrl(proxy.url, project.projectKey)
  const sleep = async (ms: number) => void slept.push(ms)
  return aVisitor({ graphqlUrl, retry: { sleep }, ...more }).client
}
const names = () => proxy.calls.map(({ operation }) => operation)

test('sends a query once and reads it from the cache the second time', async () => {
  const client = aCaller()
  const first = await runQuery(client, GetCategoriesDocument, { limit: 2 })
  expect(first.ok && first.value.categories.results).toHaveLength(2)
  expect(await runQuery(client, GetCategoriesDocument, { limit: 2 })).toEqual(first)
  expect(names()).toEqual(['getCategories'])
})

test('caches nothing between calls on a server', async () => {
  const client = aCaller({ runtime: 'server' })
  await runQuery(client, GetCategoriesDocument, { limit: 2 })
  await runQuery(client, GetCategoriesDocument, { limit: 2 })
  expect(names()).toEqual(['getCategories', 'getCategories'])
})

test.each([
  ['is fresh before 150 s', CACHE_STALE_MS - 1, [false]],
  ['is shown and fetched again after 150 s', CACHE_STALE_MS, [true, false]],
  ['is no longer shown after 300 s', CACHE_EXPIRY_MS, [false]],
])('a cached response %s', async (_, age, shown) => {
  let now = 1_000_000
  const client = aCaller({ now: () => now })
  await runQuery(client, GetCategoriesDocument, { limit: 2 })
  now += age
  const seen: boolean[] = []
  const query = client.query(GetCategoriesDocument, { limit: 2 })
  await new Promise<void>((resolve) => {
    const { unsubscribe } = query.subscribe(({ stale }) => {
      seen.push(stale)
      if (stale) return
      resolve()
      queueMicrotask(() => unsubscribe())
    })
  })
  expect(seen).toEqual(shown)
  expect(names()).toHaveLength(age < CACHE_STALE_MS ? 1 : 2)
})

test('refetches the active cart after a cart is created, although an empty result is cached', async () => {
  const graphqlClient = aCaller()
  expect(await getActiveCart({ graphqlClient })).toBeUndefined()
  const cart = await addLineItem({ graphqlClient }, { currency: 'USD', country: 'US' }, { sku })
  expect((await getActiveCart({ graphqlClient }))?.id).toBe(cart.id)
})

test.each(['refuse', 'cut', 500, 503, 429] as const)(
  'retries a query after 1 s, 2 s and 4 s, with jitter, when it fails with the fault “%s”',
  async (fault) => {
    proxy.fail('getCategories', fault, fault, fault)
    const result = await runQuery(aCaller(), GetCategoriesDocument, { limit: 1 })
    expect(result.ok).toBe(true)
    expect(names()).toHaveLength(4)
    expect(slept).toHaveLength(3)
    for (const [retry, ms] of slept.entries()) {
      expect(ms).toBeGreaterThanOrEqual(1_000 * 2 ** retry)
      expect(ms).toBeLessThanOrEqual(1_250 * 2 ** retry)
    }
  },
)

test('stops after three retries of a query', async () => {
  proxy.fail('getCategories', 503, 503, 503, 503, 503)
  expect(await runQuery(aCaller(), GetCategoriesDocument, { limit: 1 })).toMatchObject({
    ok: false,
    problem: { kind: 'network' },
  })
  expect(names()).toHaveLength(4)
})

test('aborts a request at the time limit and sends the request again', async () => {
  proxy.fail('getCategories', 'stall')
  const result = await runQuery(aCaller({ timeoutMs: 2_000 }), GetCategoriesDocument, { limit: 1 })
  expect(result.ok).toBe(true)
  expect(names()).toHaveLength(2)
})

test('does not retry a query on a server when the query reached the time limit', async () => {
  proxy.fail('getCategories', 'stall')
  const client = aCaller({ runtime: 'server', queryTimeoutMs: 500 })
  expect(await runQuery(client, GetCategoriesDocument, { limit: 1 })).toMatchObject({
    ok: false,
    problem: { kind: 'network' },
  })
  expect(names()).toEqual(['getCategories'])
})

test('never retries the query me.customer or a mutation that creates a cart', async () => {
  proxy.fail('getMyCustomer', 503)
  proxy.fail('createMyCart', 503)
  const client = aCaller()
  expect((await runQuery(client, GetMyCustomerDocument, {})).ok).toBe(false)
  expect((await runMutation(client, CreateMyCartDocument, { draft: { currency: 'USD' } })).ok).toBe(false)
  expect(names()).toEqual(['getMyCustomer', 'createMyCart'])
})

test('retries a mutation that the caller marks as idempotent', async () => {
  proxy.fail('createMyCart', 503)
  const draft = { currency: 'USD' }
  const result = await runMutation(aCaller(), CreateMyCartDocument, { draft }, { idempotent: true })
  expect(result.ok).toBe(true)
  expect(names()).toEqual(['createMyCart', 'createMyCart'])
})

test('aborts the request and its retries when the caller unsubscribes', async () => {
  proxy.fail('getCategories', 503, 503)
  let stop = (): void => {}
  const asleep = new Promise<AbortSignal>((resolve) => {
    const client = aCaller({
      retry: {
        sleep: async (_, signal) => {
          resolve(signal)
          await new Promise((done) => signal.addEventListener('abort', done))
        },
      },
    })
    stop = client.query(GetCategoriesDocument, { limit: 1 }).subscribe(() => {}).unsubscribe
  })
  const signal = await asleep
  stop()
  expect(signal.aborted).toBe(true)
})

test('sends queries by POST by default, and by GET when configured and the URL has at most 2,047 characters', async () => {
  const gateway = await startFakePlatform()
  gateway.respondWith(() => ({ json: { data: { categories: { total: 0, results: [] } } } }))
  const options = { graphqlUrl: `${gateway.url}/my-shop/graphql` }
  const posting = createCommerceClient(options)
  await runQuery(posting, GetCategoriesDocument, { limit: 1 })
  const getting = createCommerceClient({ ...options, preferGetMethod: 'within-url-limit' })
  await runQuery(getting, GetCategoriesDocument, { limit: 1 })
  await runQuery(getting, GetActiveCartDocument, {})
  expect(gateway.received.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
  const url = new URL(gateway.received[1]!.path, gateway.url)
  expect(url.searchParams.get('operationName')).toBe('getCategories')
  expect(url.searchParams.get('variables')).toBe('{"limit":1}')
  await gateway.stop()
})
