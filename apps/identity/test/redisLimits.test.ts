import { randomUUID } from 'node:crypto'
import { freePort } from '@selvedge/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimits, type LimitName, type Limits } from '../src/limits/createLimits.ts'
import { aPage, type PageResponse } from './harness/browser.ts'
import { newCustomer } from './harness/people.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import { startRedis, type TestRedis } from './harness/startRedis.ts'

const SHOP_KEY = 'a key that only the shop has'

let port: number
let redis: TestRedis
let limits: Limits
let one: TestIdentity
let two: TestIdentity

beforeAll(async () => {
  port = await freePort()
  redis = await startRedis(port)
  // It connects while the processes start.
  limits = createLimits(redis.url)
  const environment = { REDIS_URL: redis.url, SHOP_SERVER_KEY: SHOP_KEY, TRUSTED_PROXY_HOPS: '1' }
  ;[one, two] = await Promise.all([startIdentity({ environment }), startIdentity({ environment })])
}, 180_000)
afterAll(async () => {
  await Promise.all([one.stop(), two.stop(), limits.close()])
  await redis.stop()
})

/** The statuses of wrong passwords, sent to the processes in turn. */
const wrongPasswords = async (
  email: string,
  processes: readonly TestIdentity[],
): Promise<readonly number[]> => {
  const statuses: number[] = []
  for (const { url } of processes)
    statuses.push((await aPage(url).post('/api/selvedge/login', { email, password: 'Wrong-2026' })).status)
  return statuses
}

const repeated = (process: TestIdentity, times: number): TestIdentity[] => Array(times).fill(process)

test('two processes share one limit of five wrong passwords', async () => {
  const { email, password } = await newCustomer()
  expect(await wrongPasswords(email, [one, two, one, two, one])).toEqual([401, 401, 401, 401, 401])
  expect(await wrongPasswords(email, [one, two])).toEqual([429, 429])
  expect((await aPage(two.url).post('/api/selvedge/login', { email, password })).status).toBe(429)
})

test('a correct password at one process resets the limit at the other process', async () => {
  const { email, password } = await newCustomer()
  await wrongPasswords(email, repeated(one, 4))
  expect((await aPage(two.url).post('/api/selvedge/login', { email, password })).status).toBe(200)
  expect(await wrongPasswords(email, repeated(one, 5))).toEqual([401, 401, 401, 401, 401])
})

/** Counts tries in Redis, as calls to any process do. */
const countTries = (name: LimitName, subject: string, count: number): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, () => limits.consume(name, subject)))

/** A call of the shop's server for a visitor with this address. */
const postFrom = (
  { url }: TestIdentity,
  address: string,
  path: string,
  body: unknown,
): Promise<PageResponse> =>
  aPage(url).call(path, {
    method: 'POST',
    body,
    headers: { 'x-shop-key': SHOP_KEY, 'x-visitor-address': address },
  })

test('limits how many exposures one IP address can record', async () => {
  // A browser's call, whose address the proxy adds.
  const record = ({ url }: TestIdentity, address: string) =>
    aPage(url).call('/api/experiments/exposures', {
      method: 'POST',
      body: { experiment: 'hero', variant: 'bold' },
      headers: { 'x-forwarded-for': address },
    })
  await countTries('exposureSource', '203.0.113.7', 599)
  expect((await record(one, '203.0.113.7')).status).toBe(422)
  for (const process of [one, two]) expect((await record(process, '203.0.113.7')).status).toBe(429)
  expect((await record(one, '203.0.113.8')).status).toBe(422)
})

test('limits registrations from one IP address to fifty per hour across all email addresses', async () => {
  const register = (address: string) =>
    postFrom(one, address, '/api/selvedge/register', {
      email: `visitor.${randomUUID()}@example.com`,
      password: 'Selvedge-2026',
      firstName: 'Marianne',
      lastName: 'Hale',
    })
  // Each registration hashes a password, so that fifty of them take long.
  await countTries('registrationSource', '203.0.113.5', 49)
  expect((await register('203.0.113.5')).status).toBe(200)
  const refused = await register('203.0.113.5')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(refused.body.retryAfter)])
  expect((await register('203.0.113.6')).status).toBe(200)
})

test('counts wrong passwords separately in each process while Redis is down, and together when Redis is back', async () => {
  await redis.stop()
  const alone = await newCustomer()
  expect(await wrongPasswords(alone.email, repeated(one, 6))).toEqual([401, 401, 401, 401, 401, 429])
  // The other process has counted none of them.
  expect(await wrongPasswords(alone.email, repeated(two, 6))).toEqual([401, 401, 401, 401, 401, 429])
  const known = await newCustomer()
  expect((await aPage(one.url).post('/api/selvedge/login', known)).status).toBe(200)
  expect(one.output()).not.toContain('request failed')

  redis = await startRedis(port)
  await expect
    .poll(
      async () => {
        const { email } = await newCustomer()
        await wrongPasswords(email, repeated(one, 5))
        return (await wrongPasswords(email, [two]))[0]
      },
      { timeout: 20_000 },
    )
    .toBe(429)
})
