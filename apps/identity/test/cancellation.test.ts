import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage } from './harness/browser.ts'
import { anOrderWithCredit, cancelOrder, expectCancelled } from './harness/cancellation.ts'
import { addFault, clearFaults, paymentsOf } from './harness/orders.ts'
import { platformRows, rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity

beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(async () => {
  await identity.stop()
  await clearFaults()
})

test('cancels an order once: returns money, credit and stock, and sends one mail', async () => {
  const order = await anOrderWithCredit(identity)
  const presses = [
    cancelOrder(order.shopper.page, order.orderNumber),
    cancelOrder(order.shopper.page, order.orderNumber),
  ]
  for (const { status, body } of await Promise.all(presses))
    expect([status, body.state]).toEqual([202, 'cancelled'])
  await expectCancelled(identity, order)
  expect((await cancelOrder(order.shopper.page, order.orderNumber)).body).toEqual({ state: 'cancelled' })
  await expectCancelled(identity, order)
})

test('refuses to cancel an order that is being printed or that was shipped, and refunds nothing', async () => {
  const { shopper, orderNumber } = await anOrderWithCredit(identity)
  for (const state of [{ orderState: 'Confirmed' }, { orderState: 'Open', shipmentState: 'Shipped' }]) {
    await platformRows('update orders set doc = doc || $2 where cart_id = $1', [shopper.cart.id, state])
    expect(await cancelOrder(shopper.page, orderNumber), JSON.stringify(state)).toMatchObject({
      status: 422,
      body: { kind: 'refused' },
    })
  }
  expect(await paymentsOf(orderNumber)).toMatchObject([{ refunded: 0 }])
})

test('lets other visitors cancel an order only with the key from the order’s mail, and otherwise responds as if the order number were unknown', async () => {
  const order = await anOrderWithCredit(identity)
  const stranger = aPage(identity.url)
  await stranger.get('/api/token')
  expect((await cancelOrder(stranger, order.orderNumber)).status).toBe(404)
  expect((await cancelOrder(stranger, order.orderNumber, 'made.up')).status).toBe(404)
  expect((await cancelOrder(stranger, 'SV-0')).status).toBe(404)
  const [mail] = await rowsOf<{ body: string }>(
    identity.databaseUrl,
    'select body from mail where key = $1',
    [`order:${order.orderNumber}`],
  )
  const key = decodeURIComponent(/[?&]key=([^\s&]+)/.exec(mail?.body ?? '')?.[1] ?? '')
  expect((await cancelOrder(stranger, order.orderNumber, key)).body).toEqual({ state: 'cancelled' })
  await expectCancelled(identity, order)
})

test('refunds the money as soon as the provider responds again', async () => {
  const order = await anOrderWithCredit(identity)
  await addFault({ act: 'refund', fault: 'error-500', times: 2 })
  expect((await cancelOrder(order.shopper.page, order.orderNumber)).body).toEqual({ state: 'cancelled' })
  await expectCancelled(identity, order)
})
