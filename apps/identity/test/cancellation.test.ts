import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancellationSteps } from '../src/order/steps.ts'
import { aPage, type Page } from './harness/browser.ts'
import { type CrashableIdentity, crashMoments, startCrashableIdentity } from './harness/crashableIdentity.ts'
import { creditOf } from './harness/giveCredit.ts'
import {
  aCreditShopper,
  addFault,
  clearFaults,
  ordersOf,
  paymentsOf,
  place,
  stockOf,
} from './harness/orders.ts'
import { platformRows } from './harness/shop.ts'

let identity: CrashableIdentity

beforeAll(async () => {
  identity = await startCrashableIdentity()
})
afterAll(async () => {
  await identity.stop()
  await clearFaults()
})

const cancel = (page: Page, orderNumber: string, key?: string) =>
  page.post('/api/selvedge/order-cancellations', { orderNumber, ...(key ? { key } : {}) })

/** A customer's order of two units, paid half by store credit, and the stock before it. */
const anOrder = async () => {
  const { customer, shopper, stock } = await aCreditShopper(identity)
  const { orderNumber } = await place(shopper)
  return { customer, shopper, orderNumber: String(orderNumber), stock }
}
type Placed = Awaited<ReturnType<typeof anOrder>>

const noticesOf = (orderNumber: string) =>
  identity.rows('select 1 from mail where key = $1', [`order-cancelled:${orderNumber}`])

/** Expects that money, credit and stock of an order were returned exactly once. */
const expectReturned = async ({ customer, shopper, orderNumber, stock }: Placed) => {
  await expect.poll(() => noticesOf(orderNumber), { timeout: 40_000 }).toHaveLength(1)
  expect(await ordersOf(shopper.cart.id)).toMatchObject([{ orderNumber, orderState: 'Cancelled' }])
  const charged = shopper.total - 500
  expect(await paymentsOf(orderNumber)).toMatchObject([
    { captured: expect.any(Number), authorised: 0, refunded: charged },
  ])
  expect(await creditOf(identity, customer.id)).toBe(500)
  expect(await stockOf(shopper.cart)).toBe(stock)
  const [attempt] = await identity.rows<{ id: string }>(
    'select id from order_attempt where order_number = $1',
    [orderNumber],
  )
  const rows = await platformRows<{ types: string[] }>(
    `select jsonb_path_query_array(doc, '$.transactions[*].type') as types from payments where doc->>'key' like $1`,
    [`${attempt?.id}%`],
  )
  expect(rows.map(({ types }) => types)).toEqual([
    ['Authorization', 'Charge', 'Refund'],
    ['Authorization', 'Charge', 'Refund'],
  ])
}

test('cancels an order once: returns money, credit and stock, and sends one mail', async () => {
  const order = await anOrder()
  const presses = [
    cancel(order.shopper.page, order.orderNumber),
    cancel(order.shopper.page, order.orderNumber),
  ]
  for (const { status, body } of await Promise.all(presses))
    expect([status, body.state]).toEqual([202, 'cancelled'])
  await expectReturned(order)
  expect((await cancel(order.shopper.page, order.orderNumber)).body).toEqual({ state: 'cancelled' })
  await expectReturned(order)
})

test('refuses to cancel an order that is being printed or that was shipped, and refunds nothing', async () => {
  const { shopper, orderNumber } = await anOrder()
  for (const state of [{ orderState: 'Confirmed' }, { orderState: 'Open', shipmentState: 'Shipped' }]) {
    await platformRows('update orders set doc = doc || $2 where cart_id = $1', [shopper.cart.id, state])
    expect(await cancel(shopper.page, orderNumber), JSON.stringify(state)).toMatchObject({
      status: 422,
      body: { kind: 'refused' },
    })
  }
  expect(await paymentsOf(orderNumber)).toMatchObject([{ refunded: 0 }])
})

test('lets other visitors cancel an order only with the key from the order’s mail, and otherwise responds as if the order number were unknown', async () => {
  const order = await anOrder()
  const stranger = aPage(identity.url)
  await stranger.get('/api/token')
  expect((await cancel(stranger, order.orderNumber)).status).toBe(404)
  expect((await cancel(stranger, order.orderNumber, 'made.up')).status).toBe(404)
  expect((await cancel(stranger, 'SV-0')).status).toBe(404)
  const [mail] = await identity.rows<{ body: string }>('select body from mail where key = $1', [
    `order:${order.orderNumber}`,
  ])
  const key = decodeURIComponent(/[?&]key=([^\s&]+)/.exec(mail?.body ?? '')?.[1] ?? '')
  expect((await cancel(stranger, order.orderNumber, key)).body).toEqual({ state: 'cancelled' })
  await expectReturned(order)
})

test('kill -9 at each step of a cancellation in turn, each time with a restart: money, credit and stock are returned exactly once', async () => {
  const order = await anOrder()
  await identity.crashAtEach(crashMoments(cancellationSteps), () =>
    cancel(order.shopper.page, order.orderNumber),
  )
  await expectReturned(order)
}, 300_000)

test('refunds the money as soon as the provider responds again', async () => {
  const order = await anOrder()
  await addFault({ act: 'refund', fault: 'error-500', times: 2 })
  expect((await cancel(order.shopper.page, order.orderNumber)).body).toEqual({ state: 'cancelled' })
  await expectReturned(order)
})
