import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aPage } from './harness/browser.ts'
import {
  addFault,
  allPayments,
  aShopper,
  CARDS,
  cardToken,
  choose,
  clearFaults,
  ordersOf,
  paymentsOf,
  place,
  type Shopper,
  submit,
  waitForEnd,
} from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { asVisitor, platformClients } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
afterEach(clearFaults)

const chosenPayment = async ({ page, cart }: Shopper) =>
  (await page.call(`/api/selvedge/carts/${cart.id}/payment`)).body

const mails = async (): Promise<{ key: string }[]> =>
  (await aPage(identity.url).get('/mailbox.json')).body.mails

test('places an order once, charges it once, and sends one confirmation', async () => {
  const shopper = await aShopper(identity.url)
  const placed = await place(shopper)
  expect(placed).toMatchObject({ state: 'placed', problem: null, orderNumber: expect.stringMatching(/^SV-/) })
  const [order, ...others] = await ordersOf(shopper.cart.id)
  expect(others).toEqual([])
  expect(order).toMatchObject({ orderNumber: placed.orderNumber, paymentState: 'Paid' })
  expect(order?.taxedPrice?.totalGross.centAmount ?? order?.totalPrice.centAmount).toBe(shopper.total)
  expect(await paymentsOf(placed.orderNumber)).toMatchObject([
    { provider: 'stripe', captured: shopper.total, authorised: 0, refunded: 0 },
  ])
  expect((await mails()).filter(({ key }) => key === `order:${placed.orderNumber}`)).toHaveLength(1)
})

test('finds the order of a cart only for the cart’s owner', async () => {
  const shopper = await aShopper(identity.url)
  const ofCart = (page = shopper.page) => page.get(`/api/selvedge/carts/${shopper.cart.id}/order`)
  expect((await ofCart()).status).toBe(404)
  const placed = await place(shopper)
  expect((await ofCart()).body).toMatchObject({ state: 'placed', orderNumber: placed.orderNumber })
  const stranger = aPage(identity.url)
  await stranger.get('/api/token')
  expect((await ofCart(stranger)).status).toBe(404)
  expect((await ofCart(aPage(identity.url))).status).toBe(401)
})

test('places one order for twenty parallel submits with one key, and returns the same response to each', async () => {
  const shopper = await aShopper(identity.url)
  const key = randomUUID()
  const responses = await Promise.all(Array.from({ length: 20 }, () => submit(shopper, { key })))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]))
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  const { orderNumber } = await waitForEnd(shopper.page, responses[0]?.body.id)
  expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
  expect(await paymentsOf(orderNumber)).toHaveLength(1)
})

test('places one order when two tabs submit with different keys, and returns this order for both keys and for a third key', async () => {
  const shopper = await aShopper(identity.url)
  const [one, two] = await Promise.all([submit(shopper), submit(shopper)])
  const [first, second] = await Promise.all([one, two].map(({ body }) => waitForEnd(shopper.page, body.id)))
  expect(first.orderNumber).toMatch(/^SV-/)
  expect(second.orderNumber).toBe(first.orderNumber)
  expect((await place(shopper)).orderNumber).toBe(first.orderNumber)
  expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
})

test('responds with 422 when the same key is sent with a different body', async () => {
  const shopper = await aShopper(identity.url)
  const key = randomUUID()
  const first = await submit(shopper, { key })
  const other = await submit(shopper, { key, cents: shopper.total + 1 })
  expect(other).toMatchObject({ status: 422, body: { kind: 'key-reused' } })
  await waitForEnd(shopper.page, first.body.id)
  expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
})

test.each([
  [CARDS.declined, false, "We can't process your payment. Please verify your details"],
  [CARDS.fraud, true, "We can't process your payment. Please contact customer service."],
])(
  'places no order and reserves no amount with the card %s, and accepts another card for the same cart',
  async (card, fraud, message) => {
    const shopper = await aShopper(identity.url, { card })
    expect(await place(shopper)).toMatchObject({
      state: 'failed',
      problem: { kind: 'payment-declined', fraud },
      message,
    })
    expect(await ordersOf(shopper.cart.id)).toEqual([])
    await choose(shopper, { kind: 'card', token: await cardToken() })
    expect((await place(shopper)).state).toBe('placed')
  },
)

test('shows that a card was declined until another payment is chosen, and places the order with that payment', async () => {
  const shopper = await aShopper(identity.url, { card: CARDS.declined })
  expect(await chosenPayment(shopper)).toMatchObject({ declined: false })
  await place(shopper)
  expect(await chosenPayment(shopper)).toMatchObject({ payment: { kind: 'card' }, declined: true })
  expect(await place(shopper)).toMatchObject({ problem: { kind: 'payment-declined' } })
  await choose(shopper, { kind: 'card', token: await cardToken() })
  expect(await chosenPayment(shopper)).toMatchObject({ declined: false })
  expect((await place(shopper)).state).toBe('placed')
})

test('refuses an order without a payment', async () => {
  const shopper = await aShopper(identity.url, { card: undefined })
  expect(await place(shopper)).toMatchObject({
    state: 'failed',
    problem: { kind: 'payment-missing' },
    message: 'Please select a payment method.',
  })
})

test('looks up a charge by its key when the provider charges but does not respond, and never charges twice', async () => {
  const shopper = await aShopper(identity.url)
  await addFault({ act: 'authorise', fault: 'hang-after' })
  const begun = await submit(shopper)
  expect(begun.body.state).toBe('running')
  const { orderNumber } = await waitForEnd(shopper.page, begun.body.id)
  expect(await paymentsOf(orderNumber)).toMatchObject([{ captured: shopper.total }])
})

test.each([
  ['authorise', 'hang-before'],
  ['authorise', 'error-500'],
  ['authorise', 'error-503'],
  ['authorise', 'cut-body'],
  ['authorise', 'slow'],
  ['capture', 'hang-after'],
  ['capture', 'error-503'],
  ['capture', 'cut-body'],
])('retries %s with the same key after the fault %s, and charges once', async (act, fault) => {
  const shopper = await aShopper(identity.url)
  await addFault({ act, fault })
  const { orderNumber, state } = await place(shopper)
  expect(state).toBe('placed')
  expect(await paymentsOf(orderNumber)).toMatchObject([{ captured: shopper.total, authorised: 0 }])
})

test('gives the same 404 response for another visitor’s cart or attempt as for a missing one', async () => {
  const shopper = await aShopper(identity.url)
  const stranger = aPage(identity.url)
  await stranger.get('/api/token')
  const theirs = await submit(shopper, { page: stranger })
  const missing = await submit(
    { ...shopper, cart: { ...shopper.cart, id: randomUUID() } },
    { page: stranger },
  )
  expect([theirs.status, theirs.body]).toEqual([404, { kind: 'missing' }])
  expect([missing.status, missing.body]).toEqual([theirs.status, theirs.body])
  const begun = await submit(shopper)
  expect((await stranger.get(`/api/selvedge/orders/${begun.body.id}`)).status).toBe(404)
  expect(
    (await choose({ page: stranger, cart: shopper.cart }, { kind: 'card', token: await cardToken() })).status,
  ).toBe(404)
  await waitForEnd(shopper.page, begun.body.id)
})

test('accepts a visitor’s token from the shop’s server, and sets no cookie in the response', async () => {
  const { guests } = platformClients()
  const tokens = await guests.anonymous()
  const token = tokens.ok ? tokens.value.accessToken : ''
  const response = await fetch(`${identity.url}/api/selvedge/who-am-i`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(asVisitor(token)).toBeDefined()
})

test.each([
  ['a guest', 'plus-guest', undefined],
  ['a trade member', 'plus-trade', 'trade'],
] as const)('does not sell a Plus membership to %s, who is not allowed to join', async (_, kind, group) => {
  const customer = group ? await newCustomer(group) : undefined
  const login = customer ? { login: { email: customer.email, password } } : {}
  const shopper = await aShopper(identity.url, { ...login, sku: 'plus-membership', quantity: 1 })
  const before = (await allPayments()).length
  expect(await place(shopper)).toMatchObject({ state: 'failed', problem: { kind } })
  expect(await allPayments()).toHaveLength(before)
})

test('makes the buyer of a Plus membership a member, and refuses to sell them a second membership', async () => {
  const customer = await newCustomer()
  const login = { email: customer.email, password }
  const shopper = await aShopper(identity.url, { login, sku: 'plus-membership', quantity: 1 })
  expect((await place(shopper)).state).toBe('placed')
  const stats = await shopper.page.get('/api/selvedge/user-stats')
  expect(stats.body.data_layer.customer_group).toBe('plus')
  const again = await aShopper(identity.url, { login, sku: 'plus-membership', quantity: 1 })
  expect(await place(again)).toMatchObject({ state: 'failed', problem: { kind: 'plus-active' } })
})
