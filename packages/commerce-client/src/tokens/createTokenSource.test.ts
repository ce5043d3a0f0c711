import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultyProxy, startFaultyProxy } from '../../test/faultyProxy.ts'
import { flows as direct, project, sku, trade } from '../../test/project.ts'
import { addLineItem } from '../cart/addLineItem.ts'
import { createCommerceClient } from '../client/createCommerceClient.ts'
import { endpointsOfApiUrl } from '../client/endpoints.ts'
import { runQuery } from '../client/execute.ts'
import { GetActiveCartDocument, GetMyCustomerDocument } from '../generated/documents.ts'
import { createTokenFlows } from './createTokenFlows.ts'
import { createTokenSource } from './createTokenSource.ts'
import { memoryTokenStore, type TokenStore, withMemoryFallback } from './tokenStore.ts'
import type { Tokens } from './tokens.ts'

const REFRESH = '/oauth/token'
const GUEST = '/oauth/selvedge/anonymous/token'

let proxy: FaultyProxy
beforeAll(async () => {
  proxy = await startFaultyProxy(project.authUrl)
})
afterAll(() => proxy.stop())
beforeEach(() => proxy.reset())

const paths = () => proxy.calls.map(({ operation }) => operation)
const flows = () => createTokenFlows({ ...project, authUrl: proxy.url })
const sourceOf = (store: TokenStore) => createTokenSource({ store, flows: flows() })
const clientOf = (store: TokenStore, token = sourceOf(store)) =>
  createCommerceClient({
    graphqlUrl: endpointsOfApiUrl(proxy.url, project.projectKey).graphqlUrl,
    token,
    runtime: 'server',
  })
const guest = async (): Promise<Tokens> => {
  const result = await direct.anonymous()
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}
const customer = async (): Promise<Tokens> => {
  const result = await direct.customer(trade.username, trade.password)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}
const storeWith = (tokens: { customer?: Tokens; anonymous?: Tokens }): TokenStore => {
  const store = memoryTokenStore()
  store.write('customer', tokens.customer)
  store.write('anonymous', tokens.anonymous)
  return store
}

test('creates one guest for parallel callers without a token', async () => {
  const store = memoryTokenStore()
  const source = sourceOf(store)
  const tokens = await Promise.all(Array.from({ length: 10 }, () => source()))
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).toBe((await store.read('anonymous'))?.accessToken)
  expect(paths()).toEqual([GUEST])
})

test('prefers the customer’s token over the guest’s', async () => {
  const [held, other] = [await customer(), await guest()]
  expect(await sourceOf(storeWith({ customer: held, anonymous: other }))()).toBe(held.accessToken)
  expect(paths()).toEqual([])
})

test.each([
  ['expired', { expiresAt: 0 }],
  ['was revoked', { accessToken: 'revoked-meanwhile' }],
])(
  'sends one refresh for ten parallel calls with a token that %s, and all calls succeed',
  async (_, change) => {
    const store = storeWith({ customer: { ...(await customer()), ...change } })
    const source = sourceOf(store)
    // Ten clients, because one client would send ten equal queries as one call.
    const clients = Array.from({ length: 10 }, () => clientOf(store, source))
    const results = await Promise.all(clients.map((client) => runQuery(client, GetMyCustomerDocument, {})))
    for (const result of results) expect(result.ok && result.value.me.customer?.email).toBe(trade.username)
    expect(paths().filter((path) => path === REFRESH)).toHaveLength(1)
  },
)

test('applies a mutation once, with a new token, when the first token is refused', async () => {
  const store = storeWith({ anonymous: { ...(await guest()), accessToken: 'revoked-meanwhile' } })
  const cart = await addLineItem(
    { graphqlClient: clientOf(store) },
    { currency: 'USD', country: 'US' },
    { sku },
  )
  expect(cart.totalLineItemQuantity).toBe(1)
})

test.each([500, 'refuse', 'cut'] as const)(
  'keeps the session and the current token when the token service fails with the fault “%s”',
  async (fault) => {
    const held = { ...(await customer()), expiresAt: 0 }
    const store = storeWith({ customer: held })
    proxy.fail(REFRESH, fault)
    expect(await sourceOf(store)()).toBe(held.accessToken)
    expect(await store.read('customer')).toEqual(held)
  },
)

test('ends the session when the refresh token is refused, and treats the visitor as a new guest', async () => {
  const store = storeWith({ customer: { ...(await customer()), expiresAt: 0, refreshToken: 'unknown' } })
  const token = await sourceOf(store)()
  expect(await store.read('customer')).toBeUndefined()
  expect(token).toBe((await store.read('anonymous'))?.accessToken)
  expect(paths()).toEqual([REFRESH, GUEST])
})

test('when no guest token can be fetched, sends the call without a token and returns “unauthorized”', async () => {
  proxy.fail(GUEST, 503, 503)
  const result = await runQuery(clientOf(memoryTokenStore()), GetActiveCartDocument, {})
  expect(result).toMatchObject({ ok: false, problem: { kind: 'unauthorized' } })
})

test('falls back to memory when storage throws', async () => {
  const broken: TokenStore = {
    read: () => {
      throw new Error('forbidden')
    },
    write: () => {
      throw new Error('full')
    },
  }
  const store = withMemoryFallback(broken)
  const source = sourceOf(store)
  const token = await source()
  expect(token).toBeTruthy()
  expect(await source()).toBe(token)
  expect(paths()).toEqual([GUEST])
})

test('uses the newer token from memory when storage is full and still contains an older token', async () => {
  const held = new Map<string, Tokens>()
  let isFull = false
  const store = withMemoryFallback({
    read: (kind) => held.get(kind),
    write: (kind, tokens) => {
      if (isFull) throw new Error('full')
      if (tokens) held.set(kind, tokens)
      else held.delete(kind)
    },
  })
  const [older, newer] = [await guest(), await guest()]
  await store.write('anonymous', older)
  isFull = true
  await store.write('anonymous', newer)
  expect(await store.read('anonymous')).toEqual(newer)
  isFull = false
  await store.write('anonymous', undefined)
  expect(await store.read('anonymous')).toBeUndefined()
})
