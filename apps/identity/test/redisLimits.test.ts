import { freePort } from '@selvedge/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage } from './harness/browser.ts'
import { newCustomer } from './harness/people.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import { startRedis, type TestRedis } from './harness/startRedis.ts'

let port: number
let redis: TestRedis
let one: TestIdentity
let two: TestIdentity

beforeAll(async () => {
  port = await freePort()
  redis = await startRedis(port)
  const environment = { REDIS_URL: redis.url }
  ;[one, two] = await Promise.all([startIdentity({ environment }), startIdentity({ environment })])
}, 180_000)
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
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
