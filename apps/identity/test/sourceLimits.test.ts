import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage, type PageResponse } from './harness/browser.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

const SHOP_KEY = 'a key that only the shop has'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity({ environment: { SHOP_SERVER_KEY: SHOP_KEY } })
})
afterAll(() => identity.stop())

/** A call of the shop's server for a visitor with this address. */
const postFrom = (address: string, path: string, body: unknown): Promise<PageResponse> =>
  aPage(identity.url).call(`/api/selvedge${path}`, {
    method: 'POST',
    body,
    headers: { 'x-shop-key': SHOP_KEY, 'x-visitor-address': address },
  })

const randomEmail = (): string => `visitor.${randomUUID()}@example.com`

/** The statuses of several calls, one after the other. */
const statusesOf = async (count: number, call: () => Promise<PageResponse>): Promise<number[]> => {
  const statuses: number[] = []
  for (let made = 0; made < count; made += 1) statuses.push((await call()).status)
  return statuses
}

test('refuses a stranger’s sixth wrong password, but does not lock out the owner of the account', async () => {
  const { email } = await newCustomer()
  const wrong = () => postFrom('203.0.113.1', '/login', { email, password: 'Wrong-2026' })
  expect(await statusesOf(6, wrong)).toEqual([401, 401, 401, 401, 401, 429])
  expect((await postFrom('203.0.113.1', '/login', { email, password })).status).toBe(429)
  expect((await postFrom('203.0.113.2', '/login', { email, password })).status).toBe(200)
})

test('counts all addresses of one IPv6 network as one source', async () => {
  const { email } = await newCustomer()
  let host = 0
  const wrong = () => {
    host += 1
    return postFrom(`2001:db8:0:7::${host}`, '/login', { email, password: 'Wrong-2026' })
  }
  expect(await statusesOf(6, wrong)).toEqual([401, 401, 401, 401, 401, 429])
  expect((await postFrom('2001:db8:0:8::1', '/login', { email, password })).status).toBe(200)
})

test('limits password resets from one IP address to fifty per hour across all accounts', async () => {
  const forgot = () => postFrom('203.0.113.3', '/password/forgot', { email: randomEmail() })
  expect(await statusesOf(50, forgot)).toEqual(Array<number>(50).fill(202))
  const refused = await forgot()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(refused.body.retryAfter)])
  expect((await postFrom('203.0.113.4', '/password/forgot', { email: randomEmail() })).status).toBe(202)
})

test('refuses the eleventh lookup of an order from one IP address, but not a lookup from another IP address', async () => {
  const lookup = (address: string) =>
    postFrom(address, '/order-lookups', { orderNumber: 'S-4711', email: randomEmail() })
  expect(await statusesOf(11, () => lookup('203.0.113.7'))).toEqual([...Array<number>(10).fill(404), 429])
  expect((await lookup('203.0.113.8')).status).toBe(404)
})

test('refuses the sixth password reset request for one account from one IP address, and sends at most twenty links per hour to requests from all IP addresses', async () => {
  const { email } = await newCustomer()
  const forgot = (host: number) => postFrom(`198.51.100.${host}`, '/password/forgot', { email })
  expect(await statusesOf(6, () => forgot(1))).toEqual([202, 202, 202, 202, 202, 429])
  const links = async (): Promise<number> =>
    (await rowsOf(identity.databaseUrl, 'select key from mail where recipient = $1', [email])).length
  for (const host of [2, 3, 4])
    expect(await statusesOf(5, () => forgot(host))).toEqual(Array<number>(5).fill(202))
  await expect.poll(links).toBe(20)
  expect((await forgot(5)).status).toBe(202)
  // The link of another customer, whose request came later, is there.
  const other = await newCustomer()
  expect((await postFrom('198.51.100.6', '/password/forgot', { email: other.email })).status).toBe(202)
  const all = () => rowsOf(identity.databaseUrl, 'select key from mail where recipient = $1', [other.email])
  await expect.poll(async () => (await all()).length).toBe(1)
  expect(await links()).toBe(20)
})

test.each([
  ['registration', '/register', { password, firstName: 'Ada', lastName: 'Whitlock' }],
  ['subscription to the newsletter', '/newsletter', { fullName: 'Ada Whitlock', emails: 'weekly' }],
])(
  'refuses the sixth %s with the same email address from one IP address, but not from another IP address',
  async (_, path, body) => {
    const email = randomEmail()
    const statuses = await statusesOf(6, () => postFrom('203.0.113.20', path, { ...body, email }))
    expect(statuses.map((status) => status === 429)).toEqual([...Array<boolean>(5).fill(false), true])
    expect((await postFrom('203.0.113.21', path, { ...body, email })).status).not.toBe(429)
  },
)
