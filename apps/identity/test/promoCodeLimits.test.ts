import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage, type Page } from './harness/browser.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

const SHOP_KEY = 'a key that only the shop has'
const attempts = '/api/selvedge/promo-code-attempts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity({ environment: { SHOP_SERVER_KEY: SHOP_KEY } })
})
afterAll(() => identity.stop())

/** A new guest's tries, as the shop's server reports them: with the visitor's token and address. */
const aGuestFrom = async (address: string) => {
  const { body } = await aPage(identity.url).get('/api/token')
  return (): Promise<Response> =>
    fetch(`${identity.url}${attempts}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${body.token}`,
        'x-shop-key': SHOP_KEY,
        'x-visitor-address': address,
      },
    })
}

const statusesOf = async (responses: readonly Promise<{ readonly status: number }>[]): Promise<string> => {
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  return [...new Set(statuses)]
    .map((status) => `${status}: ${statuses.filter((s) => s === status).length}`)
    .join()
}
const times = <Answer>(count: number, one: () => Answer): Answer[] => Array.from({ length: count }, one)

test('limits a visitor to twenty promo codes, and does not limit other visitors with the same IP address', async () => {
  const guess = (page: Page) => page.post(attempts)
  const page = aPage(identity.url)
  await page.get('/api/token')
  expect(await statusesOf(times(20, () => guess(page)))).toBe('200: 20')
  const refused = await guess(page)
  expect(refused).toMatchObject({ status: 429, body: { kind: 'too-many', retryAfter: expect.any(Number) } })
  expect(refused.headers.get('retry-after')).toBe(String(refused.body.retryAfter))
  const other = aPage(identity.url)
  await other.get('/api/token')
  expect((await guess(other)).status).toBe(200)
})

test('limits promo code attempts from one IP address across all visitors, and does not limit other IP addresses', async () => {
  for (let guest = 0; guest < 15; guest += 1)
    expect(await statusesOf(times(20, await aGuestFrom('203.0.113.9')))).toBe('200: 20')
  expect((await (await aGuestFrom('203.0.113.9'))()).status).toBe(429)
  expect((await (await aGuestFrom('203.0.113.10'))()).status).toBe(200)
})

test('refuses to count a promo code attempt when the request has no token', async () =>
  expect((await fetch(`${identity.url}${attempts}`, { method: 'POST' })).status).toBe(401))
