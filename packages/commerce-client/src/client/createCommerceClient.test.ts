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
import { endpointsOf } from './endpoints.ts'
import { runMutation, runQuery } from './execute.ts'
import { KEPT_MS, STALE_MS } from './freshness.ts'

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

/** A visitor behind the proxy, whose pauses are noted and take no time. */
const aCaller = (more: Partial<CommerceClientOptions> = {}) => {
  const { graphqlUrl } = endpointsOf(proxy.url, project.projectKey)
  const sleep = async (ms: number) => void slept.push(ms)
  return aVisitor({ graphqlUrl, retry: { sleep }, ...more }).client
}
const names = () => proxy.calls.map(({ operation }) => operation)

test('a query is asked once: the second time it comes from the cache', async () => {
  const client = aCaller()
  const first = await runQuery(client, GetCategoriesDocument, { limit: 2 })
  expect(first.ok && first.value.categories.results).toHaveLength(2)
  expect(await runQuery(client, GetCategoriesDocument, { limit: 2 })).toEqual(first)
  expect(names()).toEqual(['getCategories'])
})

test('a server keeps nothing between calls', async () => {
  const client = aCaller({ runtime: 'server' })
  await runQuery(client, GetCategoriesDocument, { limit: 2 })
  await runQuery(client, GetCategoriesDocument, { limit: 2 })
  expect(names()).toEqual(['getCategories', 'getCategories'])
})

test.each([
  ['before 150 s it is fresh', STALE_MS - 1, [false]],
  ['after 150 s it is shown and asked for again', STALE_MS, [true, false]],
  ['after 300 s it is not shown any more', KEPT_MS, [false]],
])('a cached answer: %s', async (_, age, shown) => {
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
  expect(names()).toHaveLength(age < STALE_MS ? 1 : 2)
})

test('a cart that is created makes the empty answer from before worthless', async () => {
  const graphqlClient = aCaller()
  expect(await getActiveCart({ graphqlClient })).toBeUndefined()
  const cart = await addLineItem({ graphqlClient }, { currency: 'USD', country: 'US' }, { sku })
  expect((await getActiveCart({ graphqlClient }))?.id).toBe(cart.id)
})

test.each(['refuse', 'cut', 500, 503, 429] as const)(
  'a query that fails by %s is tried again after 1 s, 2 s and 4 s, with jitter',
  async (fault) => {
    proxy.fail('getCategories', fault, fault, fault)
    const answer = await runQuery(aCaller(), GetCategoriesDocument, { limit: 1 })
    expect(answer.ok).toBe(true)
    expect(names()).toHaveLength(4)
    expect(slept).toHaveLength(3)
    for (const [retry, ms] of slept.entries()) {
      expect(ms).toBeGreaterThanOrEqual(1_000 * 2 ** retry)
      expect(ms).toBeLessThanOrEqual(1_250 * 2 ** retry)
    }
  },
)

test('a query is given up after three retries', async () => {
  proxy.fail('getCategories', 503, 503, 503, 503, 503)
  expect(await runQuery(aCaller(), GetCategoriesDocument, { limit: 1 })).toMatchObject({
    ok: false,
    problem: { kind: 'network' },
  })
  expect(names()).toHaveLength(4)
})

test('an answer that does not come is given up after the time limit, and asked for again', async () => {
  proxy.fail('getCategories', 'stall')
  const answer = await runQuery(aCaller({ timeoutMs: 500 }), GetCategoriesDocument, { limit: 1 })
  expect(answer.ok).toBe(true)
  expect(names()).toHaveLength(2)
})

test('me.customer is never tried again, and neither is a mutation that adds', async () => {
  proxy.fail('getMyCustomer', 503)
  proxy.fail('createMyCart', 503)
  const client = aCaller()
  expect((await runQuery(client, GetMyCustomerDocument, {})).ok).toBe(false)
  expect((await runMutation(client, CreateMyCartDocument, { draft: { currency: 'USD' } })).ok).toBe(false)
  expect(names()).toEqual(['getMyCustomer', 'createMyCart'])
})

test('a mutation that its caller calls idempotent is tried again', async () => {
  proxy.fail('createMyCart', 503)
  const draft = { currency: 'USD' }
  const answer = await runMutation(aCaller(), CreateMyCartDocument, { draft }, { idempotent: true })
  expect(answer.ok).toBe(true)
  expect(names()).toEqual(['createMyCart', 'createMyCart'])
})

test('who stops listening ends the call and its retries', async () => {
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

test('queries go out by GET only when asked, and by POST again above 2,047 characters', async () => {
  const gateway = await startFakePlatform()
  gateway.answer(() => ({ json: { data: { categories: { total: 0, results: [] } } } }))
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
