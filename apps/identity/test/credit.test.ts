import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCredit, openLedger } from './harness/giveCredit.ts'
import { aShopper, cardToken, choose, ordersOf, paymentsOf, place } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

test('places the order of a trade customer with a purchase order number, and does not mark the order as paid', async () => {
  const trade = await newCustomer('trade')
  const shopper = await aShopper(identity.url, { card: undefined, login: { email: trade.email, password } })
  await choose(shopper, { kind: 'purchase-order', number: 'PO 2026/17' })
  expect((await place(shopper)).state).toBe('placed')
  expect(await ordersOf(shopper.cart.id)).toMatchObject([
    { purchaseOrderNumber: 'PO 2026/17', paymentState: 'BalanceDue' },
  ])
  // Several orders can have the same purchase order.
  const again = await aShopper(identity.url, { card: undefined, login: { email: trade.email, password } })
  await choose(again, { kind: 'purchase-order', number: 'PO 2026/17' })
  expect((await place(again)).state).toBe('placed')
  const guest = await aShopper(identity.url, { card: undefined })
  expect((await choose(guest, { kind: 'purchase-order', number: 'PO 1' })).status).toBe(403)
})

test('pays a whole order with store credit, and lists the payment in the history of the credit', async () => {
  const customer = await newCustomer()
  await giveCredit(identity.databaseUrl, customer.id, 50_000)
  const shopper = await aShopper(identity.url, {
    card: undefined,
    login: { email: customer.email, password },
  })
  await choose(shopper, { kind: 'keep' }, 50_000)
  const done = await place(shopper)
  expect(done.state).toBe('placed')
  expect(await paymentsOf(done.orderNumber)).toEqual([])
  const history = await shopper.page.get('/api/selvedge/store-credit/USD')
  expect(history.body).toMatchObject({
    cents: 50_000 - shopper.total,
    movements: [{ cents: -shopper.total, reason: 'held', orderNumber: done.orderNumber }, { cents: 50_000 }],
  })
})

test('never spends more credit than the balance in concurrent orders, and returns the credit of a failed order once', async () => {
  const customer = `c-${randomUUID()}`
  const { ledger, close } = await openLedger(identity.databaseUrl)
  await ledger.issue(randomUUID(), customer, 'USD', 1_000)
  const holds = Array.from({ length: 30 }, () => ({
    attemptId: randomUUID(),
    customerId: customer,
    currency: 'USD',
    cents: 300,
  }))
  const held = await Promise.all(holds.map((hold) => ledger.hold(hold)))
  expect(held.filter(Boolean)).toHaveLength(3)
  expect(await ledger.balance(customer, 'USD')).toBe(100)
  const [first] = holds.filter((_, at) => held[at])
  if (!first) throw new Error('nothing was held')
  await Promise.all([1, 2, 3, 4].map(() => ledger.settle(first, 'released')))
  await ledger.settle(first, 'spent')
  expect(await ledger.balance(customer, 'USD')).toBe(400)
  const [sum] = await rowsOf<{ cents: string }>(
    identity.databaseUrl,
    'select sum(cents) as cents from ledger_posting',
    [],
  )
  expect(Number(sum?.cents)).toBe(0)
  await close()
})

test('a customer saves a card as a token, renames it, pays with it and deletes it', async () => {
  const customer = await newCustomer()
  const shopper = await aShopper(identity.url, {
    card: undefined,
    login: { email: customer.email, password },
  })
  const { page } = shopper
  const saved = await page.post('/api/selvedge/payment-methods', {
    token: await cardToken(),
    nickname: 'Studio',
  })
  expect(saved).toMatchObject({ status: 201, body: { last4: '4242', nickname: 'Studio', isDefault: true } })
  await page.put(`/api/selvedge/payment-methods/${saved.body.id}`, { nickname: 'Home' })
  expect((await page.get('/api/selvedge/payment-methods')).body.paymentMethods).toMatchObject([
    { nickname: 'Home' },
  ])
  await choose(shopper, { kind: 'saved-card', id: saved.body.id })
  expect((await place(shopper)).state).toBe('placed')
  const stranger = await aShopper(identity.url, {
    card: undefined,
    login: { email: (await newCustomer()).email, password },
  })
  expect((await choose(stranger, { kind: 'saved-card', id: saved.body.id })).status).toBe(422)
  const gone = await page.call(`/api/selvedge/payment-methods/${saved.body.id}`, { method: 'DELETE' })
  expect(gone.body).toEqual({ paymentMethods: [], isForgotten: true })
})

test('saves one of two simultaneous changes to a card’s billing address, rejects other customers’ changes, and exports the address', async () => {
  const [{ email }, other] = [await newCustomer(), await newCustomer()]
  const { page } = await aShopper(identity.url, { card: undefined, login: { email, password } })
  const stranger = await aShopper(identity.url, {
    card: undefined,
    login: { email: other.email, password },
  })
  const saved = await page.post('/api/selvedge/payment-methods', { token: await cardToken() })
  expect(saved.body).toMatchObject({ billingAddress: null, billingRevision: 0 })
  const path = `/api/selvedge/payment-methods/${saved.body.id}`
  const bill = (city: string, billingRevision: number, by = page) =>
    by.put(path, { billingAddress: { country: 'US', city }, billingRevision })
  const results = await Promise.all([bill('Hudson', 0), bill('Troy', 0)])
  expect(results.map(({ status }) => status).sort()).toEqual([200, 422])
  const [city] = results[0]?.status === 200 ? ['Hudson'] : ['Troy']
  expect((await page.get('/api/selvedge/payment-methods')).body.paymentMethods).toMatchObject([
    { billingAddress: { country: 'US', city }, billingRevision: 1 },
  ])
  expect((await bill('Albany', 1, stranger.page)).status).toBe(404)
  expect((await page.put(path, { billingAddress: { city: 'Albany' }, billingRevision: 1 })).status).toBe(422)
  const { body } = await page.get('/api/selvedge/personal-data')
  expect(body.saved_card).toMatchObject([{ billingAddress: { city } }])
  await page.put(path, { billingAddress: null, billingRevision: 1 })
  expect((await page.get('/api/selvedge/payment-methods')).body.paymentMethods[0].billingAddress).toBe(null)
})
