import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aPage } from './harness/browser.ts'
import {
  allPayments,
  aShopper,
  CARDS,
  calm,
  cardToken,
  choose,
  ordersOf,
  paymentsOf,
  place,
  provoke,
  type Shopper,
  submit,
  untilDone,
} from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { asVisitor, theShop } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
afterEach(calm)

const chosenPayment = async ({ page, cart }: Shopper) =>
  (await page.call(`/api/selvedge/carts/${cart.id}/payment`)).body

const mails = async (): Promise<{ key: string }[]> =>
  (await aPage(identity.url).get('/mailbox.json')).body.mails

test('an order is placed once, charged once, paid, and confirmed once', async () => {
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

test('who lost sight of an order finds it by its cart; without an order, and for others, there is none', async () => {
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

test('twenty parallel submits with one key are one order and twenty equal answers', async () => {
  const shopper = await aShopper(identity.url)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(shopper, { key })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const { orderNumber } = await untilDone(shopper.page, answers[0]?.body.id)
  expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
  expect(await paymentsOf(orderNumber)).toHaveLength(1)
})

test('two tabs with two keys are one order, which both see; a new key for it later sees it, too', async () => {
  const shopper = await aShopper(identity.url)
  const [one, two] = await Promise.all([submit(shopper), submit(shopper)])
  const [first, second] = await Promise.all([one, two].map(({ body }) => untilDone(shopper.page, body.id)))
  expect(first.orderNumber).toMatch(/^SV-/)
  expect(second.orderNumber).toBe(first.orderNumber)
  expect((await place(shopper)).orderNumber).toBe(first.orderNumber)
  expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
})

test('the same key with another body is 422, and nothing is run', async () => {
  const shopper = await aShopper(identity.url)
  const key = randomUUID()
  const first = await submit(shopper, { key })
  const other = await submit(shopper, { key, cents: shopper.total + 1 })
  expect(other).toMatchObject({ status: 422, body: { kind: 'key-reused' } })
  await untilDone(shopper.page, first.body.id)
  expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
})

test.each([
  [CARDS.declined, false, "We can't process your payment. Please verify your details"],
  [CARDS.fraud, true, "We can't process your payment. Please contact customer service."],
])(
  'card %s: no order, nothing held, the cart can be paid with another card',
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

test('a declined card is known as such until a payment is chosen anew, and may be tried once more', async () => {
  const shopper = await aShopper(identity.url, { card: CARDS.declined })
  expect(await chosenPayment(shopper)).toMatchObject({ declined: false })
  await place(shopper)
  expect(await chosenPayment(shopper)).toMatchObject({ payment: { kind: 'card' }, declined: true })
  expect(await place(shopper)).toMatchObject({ problem: { kind: 'payment-declined' } })
  await choose(shopper, { kind: 'card', token: await cardToken() })
  expect(await chosenPayment(shopper)).toMatchObject({ declined: false })
  expect((await place(shopper)).state).toBe('placed')
})

test('without a payment the shopper is asked for one', async () => {
  const shopper = await aShopper(identity.url, { card: undefined })
  expect(await place(shopper)).toMatchObject({
    state: 'failed',
    problem: { kind: 'payment-missing' },
    message: 'Please select a payment method.',
  })
})

test('the provider charges and then hangs: it is looked up by its key, never charged twice', async () => {
  const shopper = await aShopper(identity.url)
  await provoke({ act: 'authorise', fault: 'hang-after' })
  const begun = await submit(shopper)
  expect(begun.body.state).toBe('running')
  const { orderNumber } = await untilDone(shopper.page, begun.body.id)
  expect(await paymentsOf(orderNumber)).toMatchObject([{ captured: shopper.total }])
})

test.each([
  ['authorise', 'hang-before'],
  ['authorise', 'error-500'],
  ['authorise', 'cut-body'],
  ['capture', 'hang-after'],
  ['capture', 'error-503'],
  ['capture', 'cut-body'],
])('%s meets %s: tried again with the same key, one charge', async (act, fault) => {
  const shopper = await aShopper(identity.url)
  await provoke({ act, fault })
  const { orderNumber, state } = await place(shopper)
  expect(state).toBe('placed')
  expect(await paymentsOf(orderNumber)).toMatchObject([{ captured: shopper.total, authorised: 0 }])
})

test('another’s cart and another’s attempt look like missing ones', async () => {
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
  await untilDone(shopper.page, begun.body.id)
})

test('a shop’s server orders with its visitor’s token and no cookie', async () => {
  const { guests } = theShop()
  const tokens = await guests.anonymous()
  const token = tokens.ok ? tokens.value.accessToken : ''
  const answer = await fetch(`${identity.url}/api/selvedge/who-am-i`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(asVisitor(token)).toBeDefined()
})

test.each([
  ['a guest', 'plus-guest', undefined],
  ['a trade member', 'plus-trade', 'trade'],
] as const)('a Plus membership is not sold to %s, who could be given none', async (_, kind, group) => {
  const customer = group ? await newCustomer(group) : undefined
  const login = customer ? { login: { email: customer.email, password } } : {}
  const shopper = await aShopper(identity.url, { ...login, sku: 'plus-membership', quantity: 1 })
  const before = (await allPayments()).length
  expect(await place(shopper)).toMatchObject({ state: 'failed', problem: { kind } })
  expect(await allPayments()).toHaveLength(before)
})

test('a Plus membership makes its buyer a member, alone in the cart, and once', async () => {
  const customer = await newCustomer()
  const login = { email: customer.email, password }
  const shopper = await aShopper(identity.url, { login, sku: 'plus-membership', quantity: 1 })
  expect((await place(shopper)).state).toBe('placed')
  const stats = await shopper.page.get('/api/selvedge/user-stats')
  expect(stats.body.data_layer.customer_group).toBe('plus')
  const again = await aShopper(identity.url, { login, sku: 'plus-membership', quantity: 1 })
  expect(await place(again)).toMatchObject({ state: 'failed', problem: { kind: 'plus-active' } })
})
