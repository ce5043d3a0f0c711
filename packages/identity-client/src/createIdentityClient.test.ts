import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityClient } from './createIdentityClient.ts'

let server: Server
let baseUrl: string
let reply: { status: number; body: string; delayMs?: number } = { status: 200, body: '{}' }
const seen: { url: string | undefined; headers: Record<string, unknown>; body: string }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ url: request.url, headers: request.headers, body })
      setTimeout(() => response.writeHead(reply.status).end(reply.body), reply.delayMs ?? 0)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const client = (timeoutMs = 10_000) => createIdentityClient({ baseUrl, product: 'selvedge', timeoutMs })

const running = {
  id: 'a',
  state: 'running',
  orderNumber: null,
  problem: null,
  message: null,
  approval: null,
}

test('sends the idempotency key of an order as a header, and accepts a valid response', async () => {
  reply = {
    status: 202,
    body: JSON.stringify(running),
  }
  const result = await client().placeOrder('token-1', {
    key: 'key-12345',
    cartId: 'c',
    total: { currencyCode: 'USD', centAmount: 100 },
  })
  expect(result).toEqual({
    ok: true,
    value: running,
  })
  expect(seen.at(-1)).toMatchObject({
    url: '/api/selvedge/orders',
    headers: { 'idempotency-key': 'key-12345', authorization: 'Bearer token-1' },
    body: '{"cartId":"c","total":{"currencyCode":"USD","centAmount":100}}',
  })
})

test('repeats a call with another token when the first token is refused', async () => {
  reply = { status: 401, body: '{"kind":"unauthorized"}' }
  const refused: string[] = []
  const renewing = createIdentityClient({
    baseUrl,
    product: 'selvedge',
    replaceToken: async (token) => {
      refused.push(token)
      reply = { status: 200, body: JSON.stringify(running) }
      return 'token-2'
    },
  })
  expect(await renewing.orderAttempt('token-1', 'a')).toEqual({ ok: true, value: running })
  expect(refused).toEqual(['token-1'])
  expect(seen.at(-1)?.headers.authorization).toBe('Bearer token-2')

  reply = { status: 401, body: '{"kind":"credentials"}' }
  const credentials = { email: 'a@example.com', password: 'x' }
  expect(await renewing.login('token-2', credentials)).toEqual({
    ok: false,
    problem: { kind: 'credentials' },
  })
  expect(refused).toEqual(['token-1'])
})

test.each([
  [401, '{"kind":"credentials"}', { kind: 'credentials' }],
  [401, '{"kind":"unauthorized"}', { kind: 'unauthorized' }],
  [404, '{"kind":"missing"}', { kind: 'missing' }],
  [422, '{"kind":"invalid","field":"card"}', { kind: 'invalid', field: 'card' }],
  [422, '{"kind":"refused"}', { kind: 'refused' }],
  [422, '{"kind":"payment-missing"}', { kind: 'payment-missing' }],
  [
    422,
    '{"kind":"credit-refused","reason":"purchase-order"}',
    { kind: 'credit-refused', reason: 'purchase-order' },
  ],
  [503, '{"kind":"unavailable"}', { kind: 'unavailable' }],
])('returns the problem of a response with the status %i and the body %s', async (status, body, problem) => {
  reply = { status, body }
  expect(await client().choosePayment('t', 'c', { method: { kind: 'card', token: 'pm' } })).toMatchObject({
    ok: false,
    problem,
  })
})

test('sends the payment method and the store credit in one call when a payment is chosen', async () => {
  const payment = { kind: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }
  const chosen = { payment, creditCents: 500, coversAll: false, declined: false, stamp: 's' }
  reply = { status: 200, body: JSON.stringify(chosen) }
  const choice = { method: { kind: 'card', token: 'pm', save: true }, creditCents: 500 } as const
  expect(await client().choosePayment('t', 'c', choice)).toEqual({ ok: true, value: chosen })
  expect(seen.at(-1)).toMatchObject({ url: '/api/selvedge/carts/c/payment', body: JSON.stringify(choice) })
})

test('reports an invalid, truncated or delayed response as “unavailable”', async () => {
  const unavailable = { ok: false, problem: { kind: 'unavailable' } }
  for (const body of ['{"state":"strange"}', '{"id":"a","sta']) {
    reply = { status: 200, body }
    expect(await client().orderAttempt('t', 'a')).toMatchObject(unavailable)
  }
  reply = { status: 200, body: '{}', delayMs: 600 }
  expect(await client(100).orderAttempt('t', 'a')).toMatchObject(unavailable)
})

test('sends the calls that convert a cart to another currency, compute its weight, save preferences and find the order of a cart', async () => {
  reply = { status: 200, body: '{"msg":"cart fixed","wasCurrencyChanged":true,"cartId":"d"}' }
  expect(await client().fixCart('t', 'c')).toEqual({
    ok: true,
    value: { msg: 'cart fixed', wasCurrencyChanged: true, cartId: 'd' },
  })
  expect(seen.at(-1)).toMatchObject({ url: '/api/commercetools/fix-cart', body: '{"cartId":"c"}' })
  reply = { status: 200, body: '{"cartId":"c","version":4,"weight":900,"score":1,"methodCleared":true}' }
  const weighed = { currency: 'USD', countryUpdated: true, shippingAddress: { country: 'US' } }
  expect(await client().weighCart('t', weighed)).toMatchObject({ ok: true, value: { version: 4, score: 1 } })
  expect(seen.at(-1)).toMatchObject({
    url: '/api/commercetools/create-weight-calculation',
    body: JSON.stringify(weighed),
  })
  const userPreferences = {
    adult_content: 'ADULT_CONTENT_OFF',
    country: 'CA',
    currency: 'CAD',
    locale: 'en-CA',
    measurement_system: 'METRIC',
  }
  reply = { status: 200, body: JSON.stringify({ userPreferences }) }
  expect(await client().savePreferences('t', { currency: 'CAD' })).toEqual({
    ok: true,
    value: userPreferences,
  })
  expect(seen.at(-1)).toMatchObject({ url: '/api/selvedge/user-preferences', body: '{"currency":"CAD"}' })
  reply = { status: 404, body: '{"kind":"missing"}' }
  expect(await client().getOrderOfCart('t', 'c d')).toEqual({ ok: false, problem: { kind: 'missing' } })
  expect(seen.at(-1)?.url).toBe('/api/selvedge/carts/c%20d/order')
})

const discount = {
  cartPredicate: 'customer.customerGroup.key = "trade" and hidden',
  stackingMode: 'Stacking',
  value: { type: 'relative' },
  target: { type: 'lineItems', predicate: 'true' },
}

test('returns the automatic discounts without a token, and refuses a response without their fields', async () => {
  reply = { status: 200, body: JSON.stringify({ discounts: [discount, { ...discount, target: null }] }) }
  const discounts = await client().automaticDiscounts()
  expect(discounts).toEqual({ ok: true, value: [discount, { ...discount, target: null }] })
  expect(seen.at(-1)).toMatchObject({ url: '/api/promotions/automatic-discounts', body: '' })
  expect(seen.at(-1)?.headers.authorization).toBeUndefined()

  reply = { status: 503, body: '{"kind":"unavailable"}' }
  expect(await client().automaticDiscounts()).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
  reply = { status: 200, body: JSON.stringify({ discounts: [{ ...discount, value: {} }] }) }
  expect(await client().automaticDiscounts()).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
})

test('counts an attempt to use a promo code, and returns the time to wait after too many attempts', async () => {
  reply = { status: 200, body: '{"ok":true}' }
  expect(await client().countPromoCodeAttempt('t')).toEqual({ ok: true, value: undefined })
  expect(seen.at(-1)).toMatchObject({
    url: '/api/selvedge/promo-code-attempts',
    headers: { authorization: 'Bearer t' },
    body: '',
  })
  reply = { status: 429, body: '{"kind":"too-many","retryAfter":840}' }
  expect(await client().countPromoCodeAttempt('t')).toEqual({
    ok: false,
    problem: { kind: 'too-many', retryAfter: 840 },
  })
})
