import { randomUUID } from 'node:crypto'
import { freePort } from '@selvedge/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage } from './harness/browser.ts'
import { addFault, cardToken, clearFaults } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

const database = `identity_cards_${randomUUID().replaceAll('-', '')}`
let port: number
let identity: TestIdentity

const start = (): Promise<TestIdentity> =>
  startIdentity({ database, port, environment: { SWEEP_SECONDS: '1' } })

beforeAll(async () => {
  port = await freePort()
  identity = await start()
})
afterAll(async () => {
  await identity.stop()
  await clearFaults()
})

const aCard = async () => {
  const { email } = await newCustomer()
  const page = aPage(identity.url)
  await page.post('/api/selvedge/login', { email, password })
  const { body } = await page.post('/api/selvedge/payment-methods', { token: await cardToken() })
  return { page, id: body.id as string }
}

const removals = () => rowsOf(identity.databaseUrl, 'select token from card_removal', [])

test('removes a card from the account and deletes it at the payment provider', async () => {
  const { page, id } = await aCard()
  const removed = await page.call(`/api/selvedge/payment-methods/${id}`, { method: 'DELETE' })
  expect(removed.body).toEqual({ paymentMethods: [], isForgotten: true })
  expect(await removals()).toEqual([])
})

test('removes a card from the account while the provider is down, and at the provider when it responds again, even if identity was killed in between', async () => {
  const { page, id } = await aCard()
  await addFault({ act: 'vault', fault: 'error-500', times: 100 })
  const removed = await page.call(`/api/selvedge/payment-methods/${id}`, { method: 'DELETE' })
  expect(removed.body).toEqual({ paymentMethods: [], isForgotten: false })
  expect(await removals()).toHaveLength(1)
  await identity.kill()
  identity = await start()
  expect(await removals()).toHaveLength(1)
  await clearFaults()
  await expect.poll(removals, { timeout: 20_000 }).toEqual([])
})

test('stores a card only once when it is saved twice, and keeps it as the default', async () => {
  const { page, id } = await aCard()
  const again = await page.post('/api/selvedge/payment-methods', { token: await cardToken() })
  expect(again.body).toMatchObject({ id, isDefault: true })
  expect((await page.get('/api/selvedge/payment-methods')).body.paymentMethods).toHaveLength(1)
})
