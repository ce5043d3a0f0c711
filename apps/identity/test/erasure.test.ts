import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage } from './harness/browser.ts'
import {
  aCustomerWithData,
  makeErasureDue,
  setShipmentState,
  waitUntilErased,
  waitUntilErasureFinished,
} from './harness/erasure.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

/** The address of another site. */
const LARKHOUSE = 'http://larkhouse.test'

let identity: TestIdentity

beforeAll(async () => {
  identity = await startIdentity({ environment: { SITE_URLS: `larkhouse=${LARKHOUSE}` } })
})
afterAll(() => identity.stop())

const inDatabase = <Row extends object>(query: string, values: unknown[]): Promise<Row[]> =>
  rowsOf(identity.databaseUrl, query, values)

test('erases an account no earlier than two weeks after the request, and lets the customer withdraw the request until then', async () => {
  const { id, email } = await newCustomer()
  const page = aPage(identity.url)
  await page.post('/api/selvedge/login', { email, password })
  const path = '/api/selvedge/account-deletion'
  expect((await page.get(path)).body).toEqual({ eraseAt: null })
  expect((await page.post(path, { password: 'Wrong-2026' })).status).toBe(401)
  const { eraseAt } = (await page.post(path, { password })).body
  const days = (Date.parse(eraseAt) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(14)
  // A second request, e.g. of another tab, does not move the day.
  expect((await page.post(path, { password })).body).toEqual({ eraseAt })
  const [mail] = await inDatabase<{ body: string }>('select body from mail where recipient = $1', [email])
  const day = new Date(eraseAt).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
  expect(mail?.body).toContain(`We do so on ${day}:`)
  expect((await page.call(path, { method: 'DELETE' })).body).toEqual({ eraseAt: null })
  await makeErasureDue(identity, id)
  expect((await page.get(path)).body).toEqual({ eraseAt: null })
})

test('sends the mails about an erasure from the site where the erasure was requested', async () => {
  const { id, email } = await newCustomer()
  const page = aPage(identity.url)
  await page.post('/api/larkhouse/login', { email, password })
  await page.post('/api/larkhouse/account-deletion', { password })
  const [request] = await inDatabase('select body from mail where recipient = $1', [email])
  expect(request).toEqual({ body: expect.stringContaining(`${LARKHOUSE}/account/`) })
  await makeErasureDue(identity, id)
  await waitUntilErasureFinished(identity, id)
  expect(await inDatabase('select sender from mail where key = $1', [`account-erased:${id}`])).toEqual([
    { sender: 'Larkhouse <shop@larkhouse.example>' },
  ])
})

test('postpones the erasure until an order in progress is delivered', async () => {
  const { id, shopper } = await aCustomerWithData(identity, 'Ready')
  await shopper.page.post('/api/selvedge/account-deletion', { password })
  await makeErasureDue(identity, id)
  await expect
    .poll(
      async () =>
        (await shopper.page.get('/api/selvedge/account-deletion')).body.eraseAt > new Date().toISOString(),
    )
    .toBe(true)
  await setShipmentState(shopper.cart.id, 'Delivered')
  await makeErasureDue(identity, id)
  await waitUntilErased(id)
})
