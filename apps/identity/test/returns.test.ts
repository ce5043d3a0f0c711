import { randomUUID } from 'node:crypto'
import { runIdentityAdmin } from '@selvedge/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage } from './harness/browser.ts'
import { addFault, clearFaults, paymentsOf } from './harness/orders.ts'
import {
  aDeliveredOrder,
  type DeliveredOrder,
  deliverOrder,
  expectRefunded,
  requestReturn,
  returnMailsOf,
  returnsOf,
  waitUntilReturnFinished,
} from './harness/returns.ts'
import { runAdmin } from './harness/runAdmin.ts'
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

const anOrder = (state: { credit?: number; daysAgo?: number } = {}): Promise<DeliveredOrder> =>
  aDeliveredOrder(identity, state)
const admin = (...args: string[]) => runAdmin(identity.databaseUrl, ...args)
const inDatabase = <Row extends object>(query: string, values: unknown[]): Promise<Row[]> =>
  rowsOf(identity.databaseUrl, query, values)

test('adds a requested return with a number to the order, and sends a mail', async () => {
  const order = await anOrder()
  const { status, body } = await requestReturn(order, { quantity: 2 })
  const number = `${order.orderNumber}-R1`
  expect([status, body]).toEqual([202, { state: 'requested', number }])
  expect(await returnsOf(order.orderNumber)).toMatchObject([
    {
      returnTrackingId: number,
      items: [
        { lineItemId: order.line.id, quantity: 2, shipmentState: 'Advised', paymentState: 'NonRefundable' },
      ],
    },
  ])
  await expect.poll(() => returnMailsOf(identity, number)).toEqual([`Your return ${number}`])
  expect((await admin('returns')).out).toContain(
    `${number}  2 items  unexpected  "It is greener than I thought."`,
  )
})

test('creates one return when the same request is sent repeatedly, and refuses a different body with the same id', async () => {
  const order = await anOrder()
  const requestId = randomUUID()
  const submits = await Promise.all([
    requestReturn(order, { requestId }),
    requestReturn(order, { requestId }),
  ])
  const again = await requestReturn(order, { requestId })
  expect([...submits, again].map(({ body }) => body.number)).toEqual(Array(3).fill(`${order.orderNumber}-R1`))
  expect(await requestReturn(order, { requestId, quantity: 2 })).toMatchObject({
    status: 422,
    body: { kind: 'key-reused' },
  })
  expect(await returnsOf(order.orderNumber)).toHaveLength(1)
})

test('accepts only as many units as were bought when two windows request returns at the same time', async () => {
  const order = await anOrder()
  const responses = await Promise.all([
    requestReturn(order, { quantity: 2 }),
    requestReturn(order, { quantity: 2 }),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([202, 422])
  expect((await requestReturn(order, { quantity: 1 })).body.number).toBe(`${order.orderNumber}-R2`)
  expect(await requestReturn(order)).toMatchObject({ status: 422, body: { kind: 'refused' } })
})

test('accepts a return until day 45 after the delivery, and refuses a return on day 46', async () => {
  const order = await anOrder({ daysAgo: 46 })
  expect((await requestReturn(order)).status).toBe(422)
  await deliverOrder(order.orderNumber, 45)
  expect((await requestReturn(order)).status).toBe(202)
})

test('refuses other quantities than whole units that were bought, another order’s line, and an order that is not delivered yet', async () => {
  const order = await anOrder()
  for (const quantity of [0, -1, 1.5, 4, 1e21])
    expect((await requestReturn(order, { quantity })).status, `${quantity} of three units`).toBe(422)
  expect((await requestReturn(order, { lineItemId: randomUUID() })).status).toBe(422)
  await platformRows(
    `update orders set doc = jsonb_set(doc, '{shipmentState}', '"Shipped"') where order_number = $1`,
    [order.orderNumber],
  )
  expect((await requestReturn(order)).status).toBe(422)
  expect(await returnsOf(order.orderNumber)).toEqual([])
})

test('accepts a return only from the order’s owner and from visitors with the key in the order’s mail', async () => {
  const order = await anOrder()
  const stranger = aPage(identity.url)
  await stranger.get('/api/token')
  expect((await requestReturn(order, { page: stranger })).status).toBe(404)
  expect((await requestReturn(order, { page: stranger, key: 'made.up' })).status).toBe(404)
  expect((await requestReturn({ ...order, orderNumber: 'SV-0' })).status).toBe(404)
  const [mail] = await inDatabase<{ body: string }>('select body from mail where key = $1', [
    `order:${order.orderNumber}`,
  ])
  const key = decodeURIComponent(/[?&]key=([^\s&]+)/.exec(mail?.body ?? '')?.[1] ?? '')
  expect((await requestReturn(order, { page: stranger, key })).body.number).toBe(`${order.orderNumber}-R1`)
})

test('refunds a received return to the card up to the charged amount, and the rest as store credit', async () => {
  const order = await anOrder({ credit: 1500 })
  const { body } = await requestReturn(order, { quantity: 3 })
  expect(await admin('receive-return', body.number)).toMatchObject({ code: 0 })
  // The card paid for the goods and the shipping, except fifteen dollars of credit.
  const payment = Math.min(order.line.gross, order.total - 1500)
  expect(payment).toBeLessThan(order.line.gross)
  await expectRefunded(identity, order, body.number, payment, order.line.gross - payment)
  expect(await admin('receive-return', body.number)).toMatchObject({
    code: 1,
    error: expect.stringContaining(`No return ${body.number} waits`),
  })
})

test('refunds two returns of one order with amounts that add up to the price of the goods', async () => {
  const order = await anOrder()
  const numbers = [
    (await requestReturn(order)).body.number,
    (await requestReturn(order, { quantity: 2 })).body.number,
  ]
  await Promise.all(numbers.map((number) => admin('receive-return', number)))
  for (const number of numbers) await waitUntilReturnFinished(identity, number)
  expect(await paymentsOf(order.orderNumber)).toMatchObject([{ refunded: order.line.gross }])
})

test('declines a return with a reason, and refunds nothing', async () => {
  const order = await anOrder()
  const { number } = (await requestReturn(order)).body
  await admin('decline-return', number, '--reason', 'The cloth was washed.')
  await waitUntilReturnFinished(identity, number)
  expect(await returnsOf(order.orderNumber)).toMatchObject([{ items: [{ paymentState: 'NotRefunded' }] }])
  expect(await paymentsOf(order.orderNumber)).toMatchObject([{ refunded: 0 }])
  const [mail] = await inDatabase<{ body: string }>('select body from mail where key = $1', [
    `return:${number}:declined`,
  ])
  expect(mail?.body).toContain('The cloth was washed.')
  expect((await admin('receive-return', number)).code).toBe(1)
})

test('requires --refunded-elsewhere to receive a return of an order that has no payment in this shop', async () => {
  const order = await anOrder()
  const { number } = (await requestReturn(order)).body
  await inDatabase(`update order_attempt set state = 'failed' where order_number = $1`, [order.orderNumber])
  expect(await admin('receive-return', number)).toMatchObject({
    code: 1,
    error: expect.stringContaining('--refunded-elsewhere'),
  })
  expect((await admin('receive-return', number, '--refunded-elsewhere')).code).toBe(0)
  await waitUntilReturnFinished(identity, number)
  expect(await returnsOf(order.orderNumber)).toMatchObject([{ items: [{ paymentState: 'Refunded' }] }])
  expect(await paymentsOf(order.orderNumber)).toMatchObject([{ refunded: 0 }])
})

test.each([
  [['receive-return'], 'Give the number of the return'],
  [['decline-return', 'SV-1-R1'], 'Give the reason with --reason'],
])('explains what is wrong with the return command line %j', async (args, reason) => {
  // The built program, as an operator runs it.
  const { code, error } = await runIdentityAdmin(identity.databaseUrl, ...args)
  expect([code, error]).toEqual([2, expect.stringContaining(reason)])
})

test('refunds a return as soon as the provider responds again', async () => {
  const order = await anOrder()
  const { number } = (await requestReturn(order, { quantity: 3 })).body
  await addFault({ act: 'refund', fault: 'error-500', times: 2 })
  await admin('receive-return', number)
  await expectRefunded(identity, order, number, order.line.gross)
})
