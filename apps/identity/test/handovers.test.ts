import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandovers } from '../src/handovers/createHandovers.ts'
import { aPage } from './harness/browser.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

const SHOP_KEY = 'a-key-for-tests-only-0123456789'

let identity: TestIdentity
let pool: pg.Pool
beforeAll(async () => {
  identity = await startIdentity({
    environment: { SHOP_SERVER_KEY: SHOP_KEY, SITE_URLS: 'larkhouse=http://larkhouse.test' },
  })
  pool = new pg.Pool({ connectionString: identity.databaseUrl })
})
afterAll(() => Promise.all([identity.stop(), pool.end()]))

const send = async (path: string, body: object, key = SHOP_KEY) => {
  const response = await fetch(`${identity.url}/api/handovers${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shop-key': key },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

test('returns a stored session only once', async () => {
  const stored = await send('', { state: 'a session' })
  expect(stored).toEqual({ status: 201, body: { code: expect.stringMatching(/^[\w-]{43}$/) } })
  const redeemed = await Promise.all([1, 2, 3].map(() => send('/redeem', { code: stored.body.code })))
  expect(redeemed.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(redeemed.find(({ status }) => status === 200)?.body).toEqual({ state: 'a session' })
})

test('returns no session that is older than 30 seconds, and removes such sessions', async () => {
  const database = drizzle(pool)
  const handovers = createHandovers(database)
  const age = (seconds: number) =>
    database.execute(sql`update handover set created_at = now() - ${seconds} * interval '1 second'`)
  const fresh = await handovers.store('fresh')
  await age(29)
  expect(await handovers.redeem(fresh)).toBe('fresh')
  const expired = await handovers.store('expired')
  await age(31)
  expect(await handovers.redeem(expired)).toBeUndefined()
  await handovers.store('left')
  await age(31)
  await handovers.store('next')
  expect(await rowsOf(identity.databaseUrl, 'select * from handover', [])).toHaveLength(1)
})

test('stores neither the code nor the session in a readable form', async () => {
  const { body } = await send('', { state: 'the token of a shopper' })
  const stored = JSON.stringify(await rowsOf(identity.databaseUrl, 'select * from handover', []))
  expect(stored).not.toContain('token of a shopper')
  expect(stored).not.toContain(body.code)
})

test('refuses callers without the key of the shop’s server, and codes that do not exist', async () => {
  expect((await send('', { state: 'x' }, 'wrong')).status).toBe(403)
  expect((await send('/redeem', { code: 'x' }, 'wrong')).status).toBe(403)
  expect((await send('/redeem', { code: 'never-stored' })).status).toBe(404)
  expect(await send('', { state: '' })).toMatchObject({ status: 422, body: { field: 'state' } })
})

const handOver = async (page: ReturnType<typeof aPage>, nonce: string = randomUUID()) => {
  const { status, body } = await page.post('/api/larkhouse/visitor-handover', { nonce })
  const redeemed = status === 201 ? await send('/redeem', { code: body.code }) : undefined
  return { status, nonce, visitor: redeemed && JSON.parse(redeemed.body.state ?? '') }
}

test('hands a guest, and then a customer, over to the shop with tokens that can be refreshed', async () => {
  const page = aPage(identity.url)
  const { token } = (await page.get('/api/token')).body
  const guest = await handOver(page)
  expect(guest.visitor).toEqual({
    site: 'larkhouse',
    nonce: guest.nonce,
    tokens: {
      accessToken: token,
      refreshToken: expect.any(String),
      expiresAt: expect.any(Number),
      scope: expect.stringContaining('anonymous_id:'),
    },
  })
  const { id, email } = await newCustomer()
  await page.post('/api/selvedge/login', { email, password })
  expect((await handOver(page)).visitor).toMatchObject({
    customerId: id,
    tokens: { scope: expect.stringContaining(`customer_id:${id}`) },
  })
})

test('hands over no visitor without the cookie of a session, and none without a valid nonce', async () => {
  const page = aPage(identity.url)
  expect((await handOver(page)).status).toBe(401)
  const { token } = (await page.get('/api/token')).body
  const withToken = await aPage(identity.url).call('/api/selvedge/visitor-handover', {
    method: 'POST',
    body: { nonce: randomUUID() },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(withToken.status).toBe(401)
  expect((await handOver(page, 'guessed')).status).toBe(422)
})
