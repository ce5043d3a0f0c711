import { randomUUID } from 'node:crypto'
import { fuzzSeeds, mutatedText, oddText, safeText } from '@selvedge/fuzz'
import type { Operation } from '@selvedge/identity-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/openapi/operations.ts'
import { aPage, type Page } from '../harness/browser.ts'
import { SHOP } from '../harness/globalSetup.ts'
import { newCustomer, password } from '../harness/people.ts'
import { aReadyCart, plentifulSku } from '../harness/shop.ts'
import { startIdentity, type TestIdentity } from '../harness/startIdentity.ts'
import { valueFor } from './bodies.ts'

const SHOP_KEY = 'a key that only the shop has'
const all: readonly Operation[] = Object.values(operations)

let identity: TestIdentity
let known: Record<string, unknown[]>
let guest: Page
let email: string

beforeAll(async () => {
  // A provider that is only slow on a busy machine must not look like one that is down.
  identity = await startIdentity({
    environment: { SHOP_SERVER_KEY: SHOP_KEY, PROVIDER_TIMEOUT_SECONDS: '20', LOG_LEVEL: 'error' },
  })
  guest = aPage(identity.url)
  const { token } = (await guest.get('/api/token')).body
  const cart = await aReadyCart(token, { sku: await plentifulSku() })
  const customer = await newCustomer()
  email = customer.email
  known = {
    cartId: [cart.id],
    guestCartID: [cart.id],
    userCustomerID: [customer.id],
    email: [email, 'unknown@example.com'],
    password: [password, 'Other-2026'],
    currentPassword: [password],
    newPassword: ['Third-Pass-3'],
    token: ['tok_visa', 'pm_card_visa', token],
    currencyCode: ['USD', 'EUR'],
    centAmount: [cart.totalPrice.centAmount, 0],
    country: ['US', 'GB'],
    locale: ['en-US', 'en'],
    successUrl: [`${SHOP}/checkout`],
    cancelUrl: [`${SHOP}/checkout`],
    returnUrl: [`${SHOP}/checkout`, 'https://evil.example/'],
    idme_access_token: ['local:ada:nurse'],
    number: ['PO-1'],
    id: [randomUUID()],
  }
})
afterAll(() => identity.stop())

const address = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `10.${parts.join('.')}`)

/** A path whose parts are known or odd. */
const pathOf = ({ path }: Operation): fc.Arbitrary<string> =>
  path.split('/').reduce<fc.Arbitrary<string>>((before, part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const usual = name === 'product' ? ['selvedge'] : (known[name ?? ''] ?? [randomUUID()]).map(String)
    const next =
      name === undefined
        ? fc.constant(part)
        : fc.oneof(
            { weight: 6, arbitrary: fc.constantFrom(...usual) },
            {
              weight: 1,
              arbitrary: oddText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2_000))),
            },
          )
    return fc.tuple(before, next).map(([start, end]) => (start === '' && end === '' ? '' : `${start}/${end}`))
  }, fc.constant(''))

const headersFor = fc.record(
  {
    'x-shop-key': fc.constant(SHOP_KEY),
    'x-visitor-address': address,
    'idempotency-key': fc.oneof(fc.uuid(), safeText),
    'accept-language': safeText,
    authorization: fc.oneof(
      safeText,
      safeText.map((text) => `Bearer ${text}`),
    ),
  },
  { requiredKeys: ['x-shop-key', 'x-visitor-address', 'idempotency-key'] },
)

/** A page of a guest with a cart, of a customer, or of a visitor without a session. */
const pageOf = async (who: 'guest' | 'customer' | 'visitor'): Promise<Page> => {
  if (who === 'guest') return guest
  const page = aPage(identity.url)
  if (who === 'customer') await page.post('/api/selvedge/login', { email, password })
  return page
}

describe.each(fuzzSeeds)('with %s, identity', (_, seed) => {
  let customer: Page
  beforeAll(async () => {
    customer = await pageOf('customer')
  })

  test('responds without a failure to bodies generated from the contract of every call', () => {
    const call = fc.constantFrom(...all).chain((operation) =>
      fc.record({
        path: pathOf(operation),
        method: fc.constant(operation.method.toUpperCase()),
        body: operation.body ? valueFor(operation.body, known) : fc.constant(undefined),
        headers: headersFor,
        who: fc.constantFrom('guest', 'customer', 'visitor'),
      }),
    )
    return fc.assert(
      fc.asyncProperty(call, async ({ path, method, body, headers, who }) => {
        const page = who === 'guest' ? guest : who === 'customer' ? customer : aPage(identity.url)
        // Also expects the contract's statuses and responses.
        const response = await page.call(path.split('?')[0] ?? path, {
          method,
          body,
          headers: headers as never,
        })
        expect(response.status, path).toBeLessThan(500)
      }),
      { seed, numRuns: 250 },
    )
  })

  test('responds without a failure to bodies that are not JSON, and to odd cookies, headers and query strings', () => {
    const raw = fc.record({
      path: fc.constantFrom(...all).chain((operation) => pathOf(operation)),
      method: fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH'),
      query: fc.oneof(
        fc.constant(''),
        oddText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2_000))),
        safeText.map(encodeURI),
      ),
      body: fc.oneof(
        oddText,
        mutatedText('{"email":"a@example.com","password":"Selvedge-2026"}'),
        fc.constant('['.repeat(50_000)),
      ),
      type: fc.oneof({ weight: 4, arbitrary: fc.constant('application/json') }, safeText),
      cookie: fc.oneof(
        mutatedText(guest.cookie()).map((text) => text.replace(/[^ -~]/g, '?').slice(0, 4_000)),
        safeText,
      ),
      headers: headersFor,
    })
    return fc.assert(
      fc.asyncProperty(raw, async ({ path, method, query, body, type, cookie, headers }) => {
        const response = await fetch(`${identity.url}${path}?${query}`, {
          method,
          headers: { origin: SHOP, 'content-type': type, cookie, ...(headers as Record<string, string>) },
          body,
        })
        const text = await response.text()
        expect(response.status, text.slice(0, 300)).toBeLessThan(500)
      }),
      { seed, numRuns: 250 },
    )
  })
})
