import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { guardFormOrigin } from './guardFormOrigin.ts'

const shop = 'https://shop.example'
const app = new Hono().use(guardFormOrigin(shop)).all('*', (context) => context.text('reached'))

const statusFor = async (headers: Record<string, string>, method = 'POST'): Promise<number> =>
  (await app.request('/', { method, headers })).status

test.each([
  { 'sec-fetch-site': 'same-origin', origin: shop },
  { origin: shop },
  { 'sec-fetch-site': 'same-origin' },
])('accepts a form of the same site, with and without fetch metadata: %j', async (headers) =>
  expect(await statusFor(headers)).toBe(200),
)

test.each([
  { origin: 'https://other.example' },
  { origin: 'null' },
  { origin: 'not an origin' },
  { origin: `${shop}.evil.example` },
  { 'sec-fetch-site': 'cross-site', origin: shop },
  { 'sec-fetch-site': 'same-site', origin: shop },
  {},
])('refuses a form with the headers %j', async (headers) => expect(await statusFor(headers)).toBe(403))

test('accepts a page view that comes from a link on another site', async () =>
  expect(await statusFor({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200))
