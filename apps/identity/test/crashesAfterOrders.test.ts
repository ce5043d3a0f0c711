import { randomUUID } from 'node:crypto'
import { createList, saveToWishlist } from '@selvedge/commerce-client/wishlist'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancellationSteps, returnDecisionSteps, returnRequestSteps } from '../src/order/steps.ts'
import { eraseSteps } from '../src/personalData/eraseAccount.ts'
import { aPage } from './harness/browser.ts'
import { anOrderWithCredit, cancelOrder, expectCancelled } from './harness/cancellation.ts'
import { type CrashableIdentity, crashMoments, startCrashableIdentity } from './harness/crashableIdentity.ts'
import {
  aCustomerWithData,
  makeErasureDue,
  waitUntilErased,
  waitUntilErasureFinished,
} from './harness/erasure.ts'
import { ordersOf } from './harness/orders.ts'
import { password } from './harness/people.ts'
import {
  aDeliveredOrder,
  expectRefunded,
  requestReturn,
  returnMailsOf,
  returnsOf,
} from './harness/returns.ts'
import { runAdmin } from './harness/runAdmin.ts'
import { asVisitor, platformRows, plentifulSku } from './harness/shop.ts'

let identity: CrashableIdentity

const inDatabase: CrashableIdentity['rows'] = (query, values) => identity.rows(query, values)

const exposuresOf = (experimentVisitor: string) =>
  inDatabase('select 1 from experiment_exposure where experiment_visitor = $1', [experimentVisitor])

/** A customer with all kinds of data, who has requested the deletion of the account. */
const aLeavingCustomer = async () => {
  const customer = await aCustomerWithData(identity, 'Delivered')
  const { shopper } = customer
  const client = asVisitor(shopper.token)
  const [{ experimentVisitor } = { experimentVisitor: '' }] = await inDatabase<{
    experimentVisitor: string
  }>('select experiment_visitor as "experimentVisitor" from order_attempt where cart_id = $1', [
    shopper.cart.id,
  ])
  await saveToWishlist(client, { sku: await plentifulSku(), quantity: 1 })
  await createList(client, { name: 'Hall', locale: 'en-US', formKey: 'form' })
  expect(await exposuresOf(experimentVisitor)).toHaveLength(1)
  await shopper.page.post('/api/selvedge/account-deletion', { password })
  return { ...customer, experimentVisitor }
}

const aRequestedReturn = async () => {
  const order = await aDeliveredOrder(identity, { credit: 1500 })
  const { number } = (await requestReturn(order, { quantity: 3 })).body
  return { order, number: String(number) }
}

const prepare = async () => ({
  // Its item has a stock of its own, because the stock is compared.
  cancelled: await anOrderWithCredit(identity, await plentifulSku(1)),
  returned: { order: await aDeliveredOrder(identity), requestId: randomUUID() },
  refunded: await aRequestedReturn(),
  erased: await aLeavingCustomer(),
})
let prepared: Awaited<ReturnType<typeof prepare>>

/** Kills the process at each step of all workflows, each time with a restart. */
const crashAll = ({ cancelled, returned, refunded, erased }: typeof prepared) =>
  identity.crashTogether([
    {
      moments: crashMoments(cancellationSteps),
      act: () => cancelOrder(cancelled.shopper.page, cancelled.orderNumber),
    },
    {
      moments: crashMoments(returnRequestSteps),
      act: () => requestReturn(returned.order, { requestId: returned.requestId }),
    },
    {
      moments: crashMoments(returnDecisionSteps),
      act: () => runAdmin(identity.databaseUrl, 'receive-return', refunded.number),
    },
    {
      moments: eraseSteps.map((step) => `${step}:after`),
      act: () => makeErasureDue(identity, erased.id),
    },
  ])

beforeAll(async () => {
  identity = await startCrashableIdentity()
  prepared = await prepare()
  await crashAll(prepared)
}, 300_000)
afterAll(() => identity.stop())

test('kill -9 at each step of a cancellation in turn, each time with a restart: money, credit and stock are returned exactly once', () =>
  expectCancelled(identity, prepared.cancelled))

test('kill -9 at each step of a return request in turn, each time with a restart: one return exists', async () => {
  const { order, requestId } = prepared.returned
  const number = `${order.orderNumber}-R1`
  await expect
    .poll(() => returnMailsOf(identity, number), { timeout: 40_000 })
    .toEqual([`Your return ${number}`])
  expect((await requestReturn(order, { requestId })).body).toEqual({ state: 'requested', number })
  expect(await returnsOf(order.orderNumber)).toHaveLength(1)
})

test('kill -9 at each step of a refund in turn, each time with a restart: the money is refunded exactly once', async () => {
  const { order, number } = prepared.refunded
  const payment = Math.min(order.line.gross, order.total - 1500)
  await expectRefunded(identity, order, number, payment, order.line.gross - payment)
})

test('kill -9 after each step of an erasure in turn, each time with a restart: the order remains without its customer, and all other data is erased', async () => {
  const { id, email, orderNumber, shopper, experimentVisitor } = prepared.erased
  await waitUntilErased(id)
  await waitUntilErasureFinished(identity, id)

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
  expect(await exposuresOf(experimentVisitor)).toEqual([])
  const login = await aPage(identity.url).post('/api/selvedge/login', { email, password })
  expect(login.status).toBe(401)
})
