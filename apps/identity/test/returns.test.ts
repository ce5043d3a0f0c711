import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { returnDecisionSteps, returnRequestSteps } from '../src/order/steps.ts'
import { aPage, type Page } from './harness/browser.ts'
import { type CrashableIdentity, crashMoments, startCrashableIdentity } from './harness/crashableIdentity.ts'
import { creditOf, giveCredit } from './harness/giveCredit.ts'
import { addFault, aShopper, choose, clearFaults, paymentsOf, place } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { runAdmin } from './harness/runAdmin.ts'
import { platformRows } from './harness/shop.ts'

let identity: CrashableIdentity

beforeAll(async () => {
  identity = await startCrashableIdentity()
})
afterAll(async () => {
  await identity.stop()
  await clearFaults()
})

const admin = (...args: string[]) => runAdmin(identity.databaseUrl, ...args)
const inDatabase: CrashableIdentity['rows'] = (query, values) => identity.rows(query, values)

/** Delivers an order some days ago. */
const deliver = (orderNumber: string, daysAgo: number) =>
  platformRows(
    `update orders set doc = doc || jsonb_build_object('orderState', 'Complete', 'shipmentState', 'Delivered',
       'completedAt', to_char(now() - $2 * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     where order_number = $1`,
    [orderNumber, daysAgo],
  )

type Line = { readonly id: string; readonly quantity: number; readonly gross: number }

/** A customer's delivered order of three units, and its line. */
const anOrder = async ({ credit = 0, daysAgo = 3 } = {}) => {
  const customer = await newCustomer()
  if (credit > 0) await giveCredit(identity.databaseUrl, customer.id, credit)
  const login = { email: customer.email, password }
  const { page, cart, total } = await aShopper(identity.url, { login, quantity: 3 }).then(async (shopper) => {
    if (credit > 0) await choose(shopper, { kind: 'keep' }, credit)
    return shopper
  })
  const { orderNumber } = await place({ page, cart, total, token: '' })
  await deliver(String(orderNumber), daysAgo)
  const [row] = await platformRows<{ line: Line }>(
    `select jsonb_build_object('id', line->>'id', 'quantity', line->'quantity', 'gross', line->'taxedPrice'->'totalGross'->'centAmount') as line
     from orders, jsonb_array_elements(doc->'lineItems') as line where order_number = $1`,
    [orderNumber],
  )
  if (!row) throw new Error('the order has no line')
  return { customer, page, orderNumber: String(orderNumber), line: row.line, total }
}
type Ordered = Awaited<ReturnType<typeof anOrder>>

type Request = {
  quantity?: number
  requestId?: string
  key?: string
  page?: Page
  comment?: string
  lineItemId?: string
}

const requestReturn = ({ orderNumber, line, page }: Ordered, input: Request = {}) => {
  const { quantity = 1, requestId = randomUUID(), key, comment = 'It is greener than I thought.' } = input
  return (input.page ?? page).post('/api/selvedge/order-returns', {
    orderNumber,
    requestId,
    items: [{ lineItemId: input.lineItemId ?? line.id, quantity }],
    reason: 'unexpected',
    comment,
    ...(key ? { key } : {}),
  })
}

const returnsOf = async (orderNumber: string) =>
  (
    await platformRows<{ returns: { returnTrackingId: string; items: Record<string, unknown>[] }[] | null }>(
      `select doc->'returnInfo' as returns from orders where order_number = $1`,
      [orderNumber],
    )
  )[0]?.returns ?? []

const subjectsOf = async (number: string): Promise<string[]> =>
  (
    await inDatabase<{ subject: string }>('select subject from mail where key like $1 order by created_at', [
      `return:${number}%`,
    ])
  ).map(({ subject }) => subject)

const isFinished = (number: string) =>
  expect
    .poll(
      () => inDatabase('select 1 from order_return where number = $1 and finished_at is not null', [number]),
      {
        timeout: 40_000,
      },
    )
    .toHaveLength(1)

/** Expects that a return of one unit was refunded to the payment and the credit exactly once. */
const expectRefunded = async (
  { orderNumber, customer }: Ordered,
  number: string,
  payment: number,
  credit = 0,
) => {
  await isFinished(number)
  expect(await returnsOf(orderNumber)).toMatchObject([
    { returnTrackingId: number, items: [{ shipmentState: 'Returned', paymentState: 'Refunded' }] },
  ])
  expect(await paymentsOf(orderNumber)).toMatchObject([{ refunded: payment }])
  expect(await creditOf(identity, customer.id)).toBe(credit)
  expect(await subjectsOf(number)).toEqual([`Your return ${number}`, `Your return ${number} is refunded`])
  const rows = await platformRows<{ cents: number[] }>(
    `select jsonb_path_query_array(p.doc, '$.transactions[*] ? (@.type == "Refund").amount.centAmount') as cents
     from payments p, orders o where o.order_number = $1 and o.doc->'paymentIds' ? p.id::text`,
    [orderNumber],
  )
  expect(rows.flatMap(({ cents }) => cents).reduce((sum, cents) => sum + cents, 0)).toBe(payment + credit)
}

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
  await expect.poll(() => subjectsOf(number)).toEqual([`Your return ${number}`])
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
  await deliver(order.orderNumber, 45)
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
  await expectRefunded(order, body.number, payment, order.line.gross - payment)
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
  for (const number of numbers) await isFinished(number)
  expect(await paymentsOf(order.orderNumber)).toMatchObject([{ refunded: order.line.gross }])
})

test('declines a return with a reason, and refunds nothing', async () => {
  const order = await anOrder()
  const { number } = (await requestReturn(order)).body
  await admin('decline-return', number, '--reason', 'The cloth was washed.')
  await isFinished(number)
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
  await isFinished(number)
  expect(await returnsOf(order.orderNumber)).toMatchObject([{ items: [{ paymentState: 'Refunded' }] }])
  expect(await paymentsOf(order.orderNumber)).toMatchObject([{ refunded: 0 }])
})

test.each([
  [['receive-return'], 'Give the number of the return'],
  [['decline-return', 'SV-1-R1'], 'Give the reason with --reason'],
])('explains what is wrong with the return command line %j', async (args, reason) => {
  const { code, error } = await admin(...args)
  expect([code, error]).toEqual([2, expect.stringContaining(reason)])
})

test('refunds a return as soon as the provider responds again', async () => {
  const order = await anOrder()
  const { number } = (await requestReturn(order, { quantity: 3 })).body
  await addFault({ act: 'refund', fault: 'error-500', times: 2 })
  await admin('receive-return', number)
  await expectRefunded(order, number, order.line.gross)
})

test('kill -9 at each step of a return request in turn, each time with a restart: one return exists', async () => {
  const order = await anOrder()
  const requestId = randomUUID()
  await identity.crashAtEach(crashMoments(returnRequestSteps), () => requestReturn(order, { requestId }))
  const number = `${order.orderNumber}-R1`
  await expect.poll(() => subjectsOf(number), { timeout: 40_000 }).toEqual([`Your return ${number}`])
  expect((await requestReturn(order, { requestId })).body).toEqual({ state: 'requested', number })
  expect(await returnsOf(order.orderNumber)).toHaveLength(1)
}, 300_000)

test('kill -9 at each step of a refund in turn, each time with a restart: the money is refunded exactly once', async () => {
  const order = await anOrder({ credit: 1500 })
  const { number } = (await requestReturn(order, { quantity: 3 })).body
  await identity.crashAtEach(crashMoments(returnDecisionSteps), () => admin('receive-return', number))
  const payment = Math.min(order.line.gross, order.total - 1500)
  await expectRefunded(order, number, payment, order.line.gross - payment)
}, 300_000)
