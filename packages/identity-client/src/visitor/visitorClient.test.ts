import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StorageKey } from '../storage/storageKeys.ts'
import {
  createShopStorage,
  createVisitorClient,
  mergeOutcome,
  type StorageEvents,
  storageKeys,
} from './index.ts'

type Reply = { readonly status?: number; readonly body: unknown; readonly never?: true }
type Seen = { readonly method: string | undefined; readonly url: string | undefined; readonly body: string }

let server: Server
let baseUrl: string
/** The reply by URL; of several ones, each is for one request, and the last one for all others. */
let replies: Record<string, Reply | Reply[]> = {}
let seen: Seen[] = []

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url } = request
    seen.push({ method, url, body: await bodyOf(request) })
    const known = replies[url ?? '']
    const reply = Array.isArray(known) && known.length > 1 ? known.shift() : [known].flat()[0]
    if (reply?.never) return
    response.writeHead(reply?.status ?? (reply ? 200 : 404)).end(JSON.stringify(reply?.body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const logged: unknown[][] = []
beforeEach(() => {
  replies = {}
  seen = []
  logged.length = 0
})

const preferences = {
  adult_content: 'ADULT_CONTENT_OFF',
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  measurement_system: 'IMPERIAL',
} as const
const user = (more: object = {}) => {
  const one = { guest: true, guest_cart_id: null, preferences, ...more }
  return { data: { user: { ctUser: { id: null, ...one }, ...one } } }
}
const signedIn = {
  customerId: 'c-1',
  cartId: null,
  tokens: { accessToken: 'customer-token', expiresAt: 1, scope: '' },
}

const aClient = (more: object = {}) => {
  const storage = createShopStorage(undefined)
  const cookies = { cookie: '' }
  const events: unknown[] = []
  const client = createVisitorClient({
    baseUrl,
    product: 'selvedge',
    timeoutMs: 10_000,
    storage,
    cookies,
    onLogin: (event) => events.push(event),
    log: (...words) => logged.push(words),
    now: () => 42,
    ...more,
  })
  return { client, storage, cookies, events }
}

test('requests a token once and stores it under accessToken', async () => {
  replies = { '/api/token': { body: { success: true, token: 't-1' } } }
  const { client, storage } = aClient()
  expect(await client.token()).toBe('t-1')
  expect(await client.token()).toBe('t-1')
  expect(seen).toHaveLength(1)
  expect(storage.get('accessToken')).toBe('t-1')
})

test('shares one token request between parallel calls of commerce-client, and replaces a refused token', async () => {
  replies = { '/api/token': { body: { success: true, token: 't-1' } } }
  const { client, storage } = aClient()
  expect(await Promise.all([client.tokenSource(), client.tokenSource()])).toEqual(['t-1', 't-1'])
  replies = { '/api/token': { body: { success: true, token: 't-2' } } }
  expect(await client.tokenSource('t-1')).toBe('t-2')
  expect(await client.tokenSource('t-1')).toBe('t-2')
  expect(storage.get(storageKeys.anonymousToken)).toBe('t-2')
  expect(seen).toHaveLength(2)
})

test.each([
  ['a customer', false, 't-2', undefined],
  ['a guest', true, undefined, 't-2'],
])(
  'when a customer’s token is refused, fetches a new token and stores it as the token of %s',
  async (_, guest, customerToken, anonymousToken) => {
    replies = { '/api/token': { body: { success: true, token: 't-2', guest } } }
    const { client, storage } = aClient()
    storage.set(storageKeys.customerToken, 't-1')
    storage.set(storageKeys.accessToken, 't-1')
    expect(await client.tokenSource('t-1')).toBe('t-2')
    expect(storage.get(storageKeys.customerToken)).toBe(customerToken)
    expect(storage.get(storageKeys.anonymousToken)).toBe(anonymousToken)
  },
)

test('merges the guest’s cart at login even when only the backend knows the cart’s id', async () => {
  replies = {
    '/api/selvedge/who-am-i': { body: user({ guest_cart_id: 'cart-1' }) },
    '/api/selvedge/login': { body: signedIn },
    '/api/commercetools/merge-carts': { body: { mergeStatus: 'CLAIMED' } },
  }
  const { client } = aClient()
  const result = await client.login({ email: 'a@example.com', password: 'p' })
  expect(result.ok && result.value.merge.status).toBe('CLAIMED')
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/selvedge/who-am-i',
    '/api/selvedge/login',
    '/api/commercetools/merge-carts',
  ])
})

test('returns null and logs a message when there is no token', async () => {
  replies = { '/api/token': { body: { success: false, token: null } } }
  expect(await aClient().client.token()).toBeNull()
  expect(logged).toHaveLength(1)
})

test('rejects parallel requests for a token with the same message when the identity service cannot be reached', async () => {
  replies = { '/api/token': { status: 503, body: {} } }
  const { client, storage } = aClient()
  const message = 'There is no token, because the identity service cannot be reached.'
  const calls = await Promise.allSettled([client.tokenSource(), client.tokenSource()])
  expect(calls.map((call) => call.status === 'rejected' && call.reason.message)).toEqual([message, message])
  expect(seen).toHaveLength(2)
  storage.set(storageKeys.accessToken, 'refused')
  await expect(client.tokenSource('refused')).rejects.toThrow(message)
  replies = { '/api/token': { body: { success: true, token: 't-1' } } }
  expect(await client.tokenSource()).toBe('t-1')
})

test('requests a token again when the first request fails', async () => {
  replies = { '/api/token': [{ status: 503, body: {} }, { body: { success: true, token: 't-1' } }] }
  expect(await aClient().client.tokenSource()).toBe('t-1')
  expect([seen.length, logged]).toEqual([2, []])
})

test('resolves without a token when the identity service responds with none', async () => {
  replies = { '/api/token': { body: { success: false, token: null } } }
  expect(await aClient().client.tokenSource()).toBeUndefined()
})

test('returns no treatments and logs the message from the specification when the experiments cannot be fetched', async () => {
  replies = { '/api/experiments/treatments': { status: 500, body: {} } }
  expect(await aClient().client.treatments()).toEqual({})
  expect(logged[0]?.[0]).toBe('Error fetching experiments:')
})

test('stores the customer’s token at login, clears the guest’s token, notifies the data layer, and merges the guest’s cart', async () => {
  replies = {
    '/api/selvedge/login': { body: signedIn },
    '/api/commercetools/merge-carts': { body: { mergeStatus: 'MERGED' } },
  }
  const { client, storage, cookies, events } = aClient()
  storage.set(storageKeys.anonymousToken, 'guest-token')
  cookies.cookie = 'CT_cart=cart-1'
  const result = await client.login({ email: 'a@example.com', password: 'p' })
  expect(result).toEqual({ ok: true, value: { customerId: 'c-1', merge: mergeOutcome('MERGED') } })
  expect(storage.get(storageKeys.customerToken)).toBe('customer-token')
  expect(storage.get(storageKeys.anonymousToken)).toBeUndefined()
  expect(storage.get(storageKeys.cartUpdated)).toBe('42')
  expect(events).toEqual([{ event: 'login' }])
  expect(JSON.parse(seen[1]?.body ?? '')).toEqual({
    guestCartID: 'cart-1',
    userCustomerID: 'c-1',
    userCurrency: 'USD',
  })
})

test('treats a cart merge without a response as failed, and shows an error toast until it is dismissed', async () => {
  replies = {
    '/api/selvedge/login': { body: signedIn },
    '/api/commercetools/merge-carts': { status: 503, body: {} },
  }
  const { client, cookies } = aClient()
  cookies.cookie = 'CT_cart=cart-1'
  const result = await client.login({ email: 'a@example.com', password: 'p' })
  expect(result.ok && result.value.merge).toEqual({
    status: 'FAILED',
    refetchCart: true,
    toast: { variant: 'error', messageId: 'cart.merge.failure', duration: null },
  })
})

test('changes nothing and sends no event when the login is refused', async () => {
  replies = { '/api/selvedge/login': { status: 401, body: { kind: 'credentials' } } }
  const { client, storage, events } = aClient()
  storage.set(storageKeys.anonymousToken, 'guest-token')
  expect(await client.login({ email: 'a@example.com', password: 'p' })).toEqual({
    ok: false,
    problem: { kind: 'credentials' },
  })
  expect(storage.get(storageKeys.anonymousToken)).toBe('guest-token')
  expect(events).toEqual([])
})

test('clears the customer’s token at logout, and stores the new guest’s token', async () => {
  replies = { '/api/selvedge/logout': { body: { ok: true, token: 'fresh' } } }
  const { client, storage } = aClient()
  storage.set(storageKeys.customerToken, 'customer-token')
  expect(await client.logout()).toEqual({ ok: true, value: undefined })
  expect(storage.get(storageKeys.customerToken)).toBeUndefined()
  expect(storage.get(storageKeys.anonymousToken)).toBe('fresh')
})

test('after saving preferences, updates the cached user with the preferences from the response', async () => {
  replies = {
    '/api/selvedge/who-am-i': { body: user() },
    '/api/selvedge/user-preferences': {
      body: { userPreferences: { ...preferences, currency: 'EUR', locale: 'en' } },
    },
  }
  const { client } = aClient()
  await client.whoAmI()
  expect(await client.savePreferences({ currency: 'EUR' })).toMatchObject({
    ok: true,
    value: { currency: 'EUR' },
  })
  expect(client.user()?.preferences).toMatchObject({ currency: 'EUR', locale: 'en' })
  expect(client.user()?.ctUser.preferences.currency).toBe('EUR')
})

test('stores statistics under the key user_information', async () => {
  const statistics = {
    userID: 'c-1',
    guest: false,
    cart_id: null,
    guest_cart_id: null,
    cart_quantity: 0,
    order_count: 3,
    first_order_at: '2026-01-02T03:04:05.000Z',
    last_order_at: '2026-02-03T04:05:06.000Z',
  }
  replies = { '/api/selvedge/get-user-stats': { body: statistics } }
  const { client, storage } = aClient()
  await client.getUserStats()
  expect(JSON.parse(storage.get('user_information') ?? '')).toEqual(statistics)
})

test('notifies other tabs when a cart was converted to another currency', async () => {
  replies = {
    '/api/commercetools/fix-cart': {
      body: { msg: 'cart fixed', wasCurrencyChanged: true, cartId: 'cart-2' },
    },
  }
  const { client, storage } = aClient()
  expect(await client.fixCart('cart-1')).toMatchObject({ ok: true, value: { wasCurrencyChanged: true } })
  expect(storage.get('ct_cartUpdated')).toBe('42')
})

test('aborts a call at its time limit, or when the visitor leaves the page', async () => {
  replies = { '/api/selvedge/who-am-i': { body: {}, never: true } }
  expect(await aClient({ timeoutMs: 50 }).client.whoAmI()).toMatchObject({
    ok: false,
    problem: { kind: 'unavailable' },
  })
  const leaving = new AbortController()
  const pending = aClient({ timeoutMs: 60_000 }).client.whoAmI({ signal: leaving.signal })
  leaving.abort()
  expect(await pending).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
})

test('reports a response with an unexpected shape as “unavailable”', async () => {
  replies = { '/api/selvedge/who-am-i': { body: { data: { user: { guest: 'maybe' } } } } }
  expect(await aClient().client.whoAmI()).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
})

/** A client whose sessions are recorded, and a function that changes the storage as another tab does. */
const withSessions = (before: Partial<Record<StorageKey, string>> = {}) => {
  const storage = createShopStorage(undefined)
  for (const [key, value] of Object.entries(before)) storage.set(key as StorageKey, value)
  const { client } = aClient({ storage })
  const notified = new Set<
    (event: { readonly key: string | null; readonly newValue?: string | null }) => void
  >()
  const target: StorageEvents = {
    addEventListener: (_, listener) => notified.add(listener),
    removeEventListener: (_, listener) => notified.delete(listener),
  }
  const sessions: boolean[] = []
  const stop = client.onSession((isSignedIn) => sessions.push(isSignedIn), target)
  const storeInOtherTab = (key: StorageKey | null, newValue?: string) => {
    if (key !== null) storage.set(key, newValue)
    for (const listener of notified) listener({ key, newValue: newValue ?? null })
  }
  return { client, storage, sessions, stop, storeInOtherTab }
}

test('reports a new session after a login and a logout, when its token is stored, and also when the logout has no response', async () => {
  replies = {
    '/api/selvedge/login': { body: signedIn },
    '/api/selvedge/logout': { body: { ok: true, token: 'fresh' } },
  }
  const { client, storage, sessions, stop } = withSessions()
  client.onSession((isSignedIn) => {
    expect(storage.get(storageKeys.accessToken)).toBe(isSignedIn ? 'customer-token' : 'fresh')
  })
  await client.login({ email: 'a@example.com', password: 'p' })
  await client.logout()
  expect(sessions).toEqual([true, false])
  stop()
  await client.login({ email: 'a@example.com', password: 'p' })
  expect(sessions).toEqual([true, false])

  const offline = withSessions({ [storageKeys.customerToken]: 't-1', [storageKeys.accessToken]: 't-1' })
  replies = {}
  expect(await offline.client.logout()).toMatchObject({ ok: false })
  expect(offline.sessions).toEqual([false])
})

test('reports no new session after a refused login', async () => {
  replies = { '/api/selvedge/login': { status: 401, body: { kind: 'credentials' } } }
  const { client, sessions } = withSessions()
  await client.login({ email: 'a@example.com', password: 'p' })
  expect(sessions).toEqual([])
})

test('reports the session of a guest when a customer’s session has ended, and nothing when only the token is new', async () => {
  const customer = { [storageKeys.customerToken]: 't-1', [storageKeys.accessToken]: 't-1' }
  replies = { '/api/token': { body: { success: true, token: 't-2', guest: true } } }
  const ended = withSessions(customer)
  await ended.client.tokenSource('t-1')
  expect([ended.sessions, ended.client.isSignedIn()]).toEqual([[false], false])
  replies = { '/api/token': { body: { success: true, token: 't-2', guest: false } } }
  const renewed = withSessions(customer)
  await renewed.client.tokenSource('t-1')
  expect([renewed.sessions, renewed.client.isSignedIn()]).toEqual([[], true])
})

test('stores the token of a customer whose cookie has outlived the storage as theirs, and reports the session', async () => {
  replies = { '/api/token': { body: { success: true, token: 't-1', guest: false } } }
  const { client, storage, sessions } = withSessions()
  await client.tokenSource()
  expect([client.isSignedIn(), storage.get(storageKeys.anonymousToken), sessions]).toEqual([
    true,
    undefined,
    [true],
  ])
})

test('reports a changed session at the next token, also when the token is stored already', async () => {
  const { client, storage, sessions } = withSessions()
  storage.set(storageKeys.customerToken, 't-1')
  storage.set(storageKeys.accessToken, 't-1')
  expect([await client.tokenSource(), sessions]).toEqual(['t-1', [true]])
})

test('ends a customer’s session by a logout, also when another call stores their token before its response', async () => {
  const stored = { [storageKeys.customerToken]: 't-1', [storageKeys.accessToken]: 't-1' }
  const { client, storage } = withSessions(stored)
  replies = { '/api/selvedge/logout': { body: { ok: true, token: 'fresh' } } }
  const logout = client.logout()
  for (const [key, value] of Object.entries(stored)) storage.set(key as StorageKey, value)
  expect(await logout).toMatchObject({ ok: true })
  expect([client.isSignedIn(), storage.get(storageKeys.accessToken)]).toEqual([false, 'fresh'])
})

test('uses the token of a login that ended before the response with a guest’s token', async () => {
  replies = { '/api/token': { body: { success: true, token: 'guest', guest: true } } }
  const { client, storage } = aClient()
  const token = client.tokenSource()
  storage.set(storageKeys.customerToken, 'customer-token')
  storage.set(storageKeys.accessToken, 'customer-token')
  expect(await token).toBe('customer-token')
  expect(storage.get(storageKeys.accessToken)).toBe('customer-token')
})

test('stays with a customer’s session while the identity service cannot be reached, and ends it when there is no token', async () => {
  const customer = { [storageKeys.customerToken]: 't-1', [storageKeys.accessToken]: 't-1' }
  replies = { '/api/token': { status: 503, body: {} } }
  const { client } = withSessions(customer)
  await expect(client.tokenSource('t-1')).rejects.toThrow('cannot be reached')
  expect(client.isSignedIn()).toBe(true)
  replies = { '/api/token': { body: { success: false, token: null } } }
  const refused = withSessions(customer)
  expect(await refused.client.tokenSource('t-1')).toBeUndefined()
  expect(refused.client.isSignedIn()).toBe(false)
})

test('reports the session of another tab when its token is stored, and a cleared storage', () => {
  const { sessions, storeInOtherTab } = withSessions()
  storeInOtherTab(storageKeys.customerToken, 'customer-token')
  expect(sessions).toEqual([])
  storeInOtherTab(storageKeys.accessToken, 'customer-token')
  expect(sessions.splice(0)).toEqual([true])
  // The token of another customer, or a new one of the same customer.
  storeInOtherTab(storageKeys.customerToken, 'another-token')
  storeInOtherTab(storageKeys.accessToken, 'another-token')
  expect(sessions).toEqual([true])
  storeInOtherTab(storageKeys.customerToken)
  storeInOtherTab(storageKeys.accessToken)
  expect(sessions).toEqual([true])
  storeInOtherTab(storageKeys.accessToken, 'fresh')
  storeInOtherTab(storageKeys.accessToken, 'a renewed token of the guest')
  expect(sessions).toEqual([true, false])
  storeInOtherTab(null)
  expect(sessions).toEqual([true, false, false])
})

test('stores the owner of a renewed token before the token, so that another tab sees no logout', async () => {
  replies = { '/api/token': { body: { success: true, token: 't-2', guest: false } } }
  const { client, storage } = withSessions({
    [storageKeys.customerToken]: 't-1',
    [storageKeys.accessToken]: 't-1',
  })
  const seenByOthers: unknown[] = []
  const { set } = storage
  Object.assign(storage, {
    set: (key: StorageKey, value: string | undefined) => {
      set(key, value)
      if (key === storageKeys.accessToken && value)
        seenByOthers.push([value, storage.get(storageKeys.customerToken)])
    },
  })
  await client.tokenSource('t-1')
  expect(seenByOthers).toEqual([['t-2', 't-2']])
})

test('reports a session that another tab has ended without a response, at the next token of this tab', async () => {
  replies = { '/api/token': { body: { success: true, token: 'guest' } } }
  const { client, storage, sessions } = withSessions({
    [storageKeys.customerToken]: 't-1',
    [storageKeys.accessToken]: 't-1',
  })
  storage.set(storageKeys.customerToken, undefined)
  storage.set(storageKeys.accessToken, undefined)
  await client.tokenSource('t-1')
  expect(sessions).toEqual([false])
})

test('calls each listener once, also when one throws or the storage is cleared', () => {
  const { client, sessions, stop, storeInOtherTab } = withSessions()
  client.onSession(() => {
    throw new Error('a mistake of the page')
  })
  const more: boolean[] = []
  client.onSession((isSignedIn) => more.push(isSignedIn))
  storeInOtherTab(null)
  expect([sessions, more]).toEqual([[false], [false]])
  expect(logged.at(-1)?.[0]).toBe('Error in a listener of sessions:')
  stop()
  storeInOtherTab(null)
  expect([sessions, more]).toEqual([[false], [false, false]])
})

test('reports no end of a session when the backend does not say whose the renewed token is', async () => {
  replies = { '/api/token': { body: { success: true, token: 't-2' } } }
  const { client, sessions } = withSessions({
    [storageKeys.customerToken]: 't-1',
    [storageKeys.accessToken]: 't-1',
  })
  await client.tokenSource('t-1')
  expect([sessions, client.isSignedIn()]).toEqual([[], true])
})
