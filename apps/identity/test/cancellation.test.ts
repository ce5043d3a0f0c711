import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@selvedge/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancellationSteps } from '../src/order/steps.ts'
import { aPage, type Page } from './harness/browser.ts'
import { servers } from './harness/buildServers.ts'
import { giveCredit, openLedger } from './harness/giveCredit.ts'
import { addFault, aShopper, choose, clearFaults, ordersOf, paymentsOf, place } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { platformRows, rowsOf } from './harness/shop.ts'
import { offsetOrderNumbers, startIdentity, type TestIdentity } from './harness/startIdentity.ts'

const database = `identity_cancel_${randomUUID().replaceAll('-', '')}`
const file = join(tmpdir(), `crash-${randomUUID()}`)
let port: number
let identity: TestIdentity

const start = (): Promise<TestIdentity> =>
  startIdentity({ database, port, entry: servers.crashing, environment: { CRASH_FILE: file } })

beforeAll(async () => {
  port = await freePort()
  identity = await start()
  await offsetOrderNumbers(identity.databaseUrl)
})
afterAll(async () => {
  await identity.stop()
  await clearFaults()
  rmSync(file, { force: true })
})

const cancel = (page: Page, orderNumber: string, key?: string) =>
  page.post('/api/selvedge/order-cancellations', { orderNumber, ...(key ? { key } : {}) })

const stockOf = async (sku: string | null | undefined): Promise<number> => {
  const [row] = await platformRows<{ available: number }>(
    'select quantity_on_stock - reserved as available from inventory where sku = $1',
    [sku],
  )
  return row?.available ?? Number.NaN
}

const creditOf = async (customerId: string): Promise<number> => {
  const { ledger, close } = await openLedger(identity.databaseUrl)
  const cents = await ledger.balance(customerId, 'USD')
  await close()
  return cents
}

/** A customer's order of two units, paid half by store credit, and the stock before it. */
const anOrder = async () => {
  const customer = await newCustomer()
  await giveCredit(identity.databaseUrl, customer.id, 500)
  const shopper = await aShopper(identity.url, { login: { email: customer.email, password } })
  await choose(shopper, { kind: 'keep' }, 500)
  await platformRows(
    `update carts set doc = jsonb_set(doc, '{inventoryMode}', '"ReserveOnOrder"') where id = $1`,
    [shopper.cart.id],
  )
  const sku = shopper.cart.lineItems[0]?.variant?.sku
  const stock = await stockOf(sku)
  const { orderNumber } = await place(shopper)
  return { customer, shopper, orderNumber: String(orderNumber), sku, stock }
}
type Placed = Awaited<ReturnType<typeof anOrder>>

const noticesOf = (orderNumber: string) =>
  rowsOf(identity.databaseUrl, 'select 1 from mail where key = $1', [`order-cancelled:${orderNumber}`])

/** Expects that everything of an order went back, once. */
const expectReturned = async ({ customer, shopper, orderNumber, sku, stock }: Placed) => {
  await expect.poll(() => noticesOf(orderNumber), { timeout: 40_000 }).toHaveLength(1)
  expect(await ordersOf(shopper.cart.id)).toMatchObject([{ orderNumber, orderState: 'Cancelled' }])
  const charged = shopper.total - 500
  expect(await paymentsOf(orderNumber)).toMatchObject([
    { captured: expect.any(Number), authorised: 0, refunded: charged },
  ])
  expect(await creditOf(customer.id)).toBe(500)
  expect(await stockOf(sku)).toBe(stock)
  const [attempt] = await rowsOf<{ id: string }>(
    identity.databaseUrl,
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

test('cancels an order once: money, credit and stock return, and one mail is sent', async () => {
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

test.each([
  ['orderState', 'Confirmed'],
  ['shipmentState', 'Shipped'],
])('refuses to cancel an order that is being printed (%s %s), and returns nothing', async (field, state) => {
  const { shopper, orderNumber } = await anOrder()
  await platformRows(
    `update orders set doc = jsonb_set(doc, array[$2], to_jsonb($3::text)) where cart_id = $1`,
    [shopper.cart.id, field, state],
  )
  expect(await cancel(shopper.page, orderNumber)).toMatchObject({ status: 422, body: { kind: 'refused' } })
  expect(await paymentsOf(orderNumber)).toMatchObject([{ refunded: 0 }])
})

test('does not let other visitors cancel an order, and responds as to an unknown number', async () => {
  const { orderNumber } = await anOrder()
  const stranger = aPage(identity.url)
  await stranger.get('/api/token')
  expect((await cancel(stranger, orderNumber)).status).toBe(404)
  expect((await cancel(stranger, orderNumber, 'made.up')).status).toBe(404)
  expect((await cancel(stranger, 'SV-0')).status).toBe(404)
})

test('lets a visitor with the key of the order’s mail cancel it', async () => {
  const order = await anOrder()
  const [mail] = await rowsOf<{ body: string }>(
    identity.databaseUrl,
    'select body from mail where key = $1',
    [`order:${order.orderNumber}`],
  )
  const key = decodeURIComponent(/[?&]key=([^\s&]+)/.exec(mail?.body ?? '')?.[1] ?? '')
  const other = aPage(identity.url)
  await other.get('/api/token')
  expect((await cancel(other, order.orderNumber, key)).body).toEqual({ state: 'cancelled' })
  await expectReturned(order)
})

test.each(cancellationSteps.flatMap((step) => [`${step}:before`, `${step}:after`]))(
  'kill -9 at %s of a cancellation, then a restart: everything returns once',
  async (moment) => {
    const order = await anOrder()
    writeFileSync(file, moment)
    await cancel(order.shopper.page, order.orderNumber).catch(() => undefined)
    expect(await identity.ended).toBe('SIGKILL')
    identity = await start()
    await expectReturned(order)
  },
)

test('returns the money once the provider responds again', async () => {
  const order = await anOrder()
  await addFault({ act: 'refund', fault: 'error-500', times: 2 })
  expect((await cancel(order.shopper.page, order.orderNumber)).body).toEqual({ state: 'cancelled' })
  await expectReturned(order)
})
