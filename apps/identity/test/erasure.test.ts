import { createList, saveToWishlist } from '@selvedge/commerce-client/wishlist'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseSteps } from '../src/personalData/eraseAccount.ts'
import { aPage } from './harness/browser.ts'
import { type CrashableIdentity, startCrashableIdentity } from './harness/crashableIdentity.ts'
import { giveCredit } from './harness/giveCredit.ts'
import { aShopper, ordersOf, place } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { asVisitor, platformRows, plentifulSku } from './harness/shop.ts'

/** The address of another site. */
const LARKHOUSE = 'http://larkhouse.test'

let identity: CrashableIdentity

beforeAll(async () => {
  identity = await startCrashableIdentity({ SITE_URLS: `larkhouse=${LARKHOUSE}` })
})
afterAll(() => identity.stop())

const inDatabase: CrashableIdentity['rows'] = (query, values) => identity.rows(query, values)

/** A customer with an order, a message, credit and a mail. `delivered` orders do not hold the erasure up. */
const aCustomer = async (shipmentState: 'Delivered' | 'Ready') => {
  const customer = await newCustomer()
  const { email } = customer
  await giveCredit(identity.databaseUrl, customer.id, 500)
  const shopper = await aShopper(identity.url, { login: { email, password } })
  const { hero } = (await shopper.page.get('/api/experiments/treatments')).body.treatments
  await shopper.page.post('/api/experiments/exposures', { experiment: 'hero', variant: hero })
  const { orderNumber } = await place(shopper)
  await deliver(shopper.cart.id, shipmentState)
  await shopper.page.post('/api/selvedge/support-messages', { email, topic: 'Other', message: 'Hello' })
  return { ...customer, shopper, orderNumber }
}

const deliver = (cartId: string, shipmentState: string) =>
  platformRows(
    `update orders set doc = jsonb_set(doc, '{shipmentState}', to_jsonb($2::text)) where cart_id = $1`,
    [cartId, shipmentState],
  )

/** Moves the day of an erasure to now. */
const moveToTheDay = (customerId: string) =>
  inDatabase('update account_deletion set erase_at = now() where customer_id = $1', [customerId])

const waitUntilErased = (customerId: string) =>
  expect
    .poll(() => platformRows('select 1 from customers where id = $1', [customerId]), { timeout: 40_000 })
    .toEqual([])

const waitUntilFinished = (customerId: string) =>
  expect
    .poll(() => inDatabase('select 1 from account_deletion where customer_id = $1', [customerId]))
    .toEqual([])

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
  await moveToTheDay(id)
  expect((await page.get(path)).body).toEqual({ eraseAt: null })
})

test('sends the mails about an erasure from the site where the erasure was requested', async () => {
  const { id, email } = await newCustomer()
  const page = aPage(identity.url)
  await page.post('/api/larkhouse/login', { email, password })
  await page.post('/api/larkhouse/account-deletion', { password })
  const [request] = await inDatabase('select body from mail where recipient = $1', [email])
  expect(request).toEqual({ body: expect.stringContaining(`${LARKHOUSE}/account/`) })
  await moveToTheDay(id)
  await waitUntilFinished(id)
  expect(await inDatabase('select sender from mail where key = $1', [`account-erased:${id}`])).toEqual([
    { sender: 'Larkhouse <shop@larkhouse.example>' },
  ])
})

test('postpones the erasure until an order in progress is delivered', async () => {
  const { id, shopper } = await aCustomer('Ready')
  await shopper.page.post('/api/selvedge/account-deletion', { password })
  await moveToTheDay(id)
  await expect
    .poll(
      async () =>
        (await shopper.page.get('/api/selvedge/account-deletion')).body.eraseAt > new Date().toISOString(),
    )
    .toBe(true)
  await deliver(shopper.cart.id, 'Delivered')
  await moveToTheDay(id)
  await waitUntilErased(id)
})

test('kill -9 after each step in turn, each time with a restart: the order remains without its customer, and all other data is erased', async () => {
  const { id, email, orderNumber, shopper } = await aCustomer('Delivered')
  const client = asVisitor(shopper.token)
  const [{ experimentVisitor } = { experimentVisitor: '' }] = await inDatabase<{
    experimentVisitor: string
  }>('select experiment_visitor as "experimentVisitor" from order_attempt where cart_id = $1', [
    shopper.cart.id,
  ])
  await saveToWishlist(client, { sku: await plentifulSku(), quantity: 1 })
  await createList(client, { name: 'Hall', locale: 'en-US', formKey: 'form' })
  const exposures = () =>
    inDatabase('select 1 from experiment_exposure where experiment_visitor = $1', [experimentVisitor])
  expect(await exposures()).toHaveLength(1)
  await shopper.page.post('/api/selvedge/account-deletion', { password })
  await identity.crashAtEach(
    eraseSteps.map((step) => `${step}:after`),
    () => moveToTheDay(id),
  )
  await waitUntilErased(id)
  await waitUntilFinished(id)

  expect(await ordersOf(shopper.cart.id)).toMatchObject([{ orderNumber, paymentState: 'Paid' }])
  for (const table of ['orders', 'carts', 'shopping_lists', 'payments', 'customers']) {
    const rows = await platformRows(`select 1 from ${table} where doc::text like $1 or doc::text like $2`, [
      `%${id}%`,
      `%${email}%`,
    ])
    expect([table, rows]).toEqual([table, []])
  }
  const [order] = await platformRows<{ doc: string }>(
    'select doc::text as doc from orders where cart_id = $1',
    [shopper.cart.id],
  )
  expect(order?.doc).not.toContain('Marianne')
  expect(order?.doc).not.toContain('Warren')
  const mails = await inDatabase('select key from mail where recipient = $1', [email])
  expect(mails).toEqual([{ key: `account-erased:${id}` }])
  for (const table of ['support_message', 'session', 'preference', 'order_attempt'])
    expect(
      await inDatabase(`select 1 from ${table} where to_jsonb(${table})::text like $1`, [`%${id}%`]),
    ).toEqual([])
  expect(await exposures()).toEqual([])
  const login = await aPage(identity.url).post('/api/selvedge/login', { email, password })
  expect(login.status).toBe(401)
}, 300_000)
