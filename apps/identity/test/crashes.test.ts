import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OrderStep, orderSteps, otherSteps } from '../src/order/steps.ts'
import { submitPage, waitForApproval } from './harness/approve.ts'
import {
  type CrashableIdentity,
  crashMoments,
  everyMoment,
  startCrashableIdentity,
} from './harness/crashableIdentity.ts'
import { creditOf, giveCredit, openLedger } from './harness/giveCredit.ts'
import {
  aCreditShopper,
  addFault,
  aShopper,
  CARDS,
  choose,
  clearFaults,
  ordersOf,
  paymentsOf,
  type Shopper,
  stockOf,
  submit,
  waitForEnd,
} from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { type PlatformProxy, startPlatformProxy } from './harness/startPlatformProxy.ts'

let identity: CrashableIdentity
let platform: PlatformProxy

beforeAll(async () => {
  platform = await startPlatformProxy()
  identity = await startCrashableIdentity({ COMMERCE_API_URL: platform.url })
})
afterEach(() => platform.treat(() => undefined))
afterAll(async () => {
  await identity.stop()
  await platform.stop()
  await clearFaults()
})

/** The kinds of order in which processes are killed. Each step of the workflow runs in one of them. */
type Journey = 'usual' | 'numbered-afterwards' | 'membership' | 'reversed' | 'approved'

const usualSteps = Object.fromEntries(orderSteps.map((step) => [step, 'usual'])) as {
  [Step in (typeof orderSteps)[number]]: Journey
}
const reversedSteps = Object.fromEntries(otherSteps.map((step) => [step, 'reversed'])) as {
  [Step in (typeof otherSteps)[number]]: Journey
}
/** Generated from the workflow's list: a new step is killed here, too, and the test fails if it never runs. */
const journeyOf: Readonly<Record<OrderStep, Journey>> = {
  ...usualSteps,
  ...reversedSteps,
  setOrderNumber: 'numbered-afterwards',
  grantPlus: 'membership',
  askForApproval: 'approved',
  lookAtApproval: 'approved',
}

const stepsOf = (journey: Journey): OrderStep[] =>
  [...orderSteps, ...otherSteps].filter((step) => journeyOf[step] === journey)

/** Submits, restarts the process after its death at each of the moments, and submits again as a browser would. */
const crashAndResume = async (shopper: Shopper, moments: readonly string[]) => {
  const key = randomUUID()
  await identity.crashAtEach(moments, () => submit(shopper, { key }))
  const again = await submit(shopper, { key })
  return waitForEnd(shopper.page, again.body.id)
}

const confirmationsOf = (orderNumber: string) =>
  identity.rows('select 1 from mail where key = $1', [`order:${orderNumber}`])

test('kill -9 at each step in turn, each time with a restart: one order, one charge, one confirmation', async () => {
  const { customer, shopper, stock } = await aCreditShopper(identity)
  const done = await crashAndResume(shopper, [...crashMoments(stepsOf('usual')), 'capture:before'])
  expect(done).toMatchObject({ state: 'placed' })
  const orders = await ordersOf(shopper.cart.id)
  expect(orders).toMatchObject([{ orderNumber: done.orderNumber, paymentState: 'Paid' }])
  expect(orders[0]?.taxedPrice?.totalGross.centAmount ?? orders[0]?.totalPrice.centAmount).toBe(shopper.total)
  expect(await stockOf(shopper.cart)).toBe(stock - 2)
  expect(await paymentsOf(done.orderNumber)).toMatchObject([
    { captured: shopper.total - 500, authorised: 0, voided: 0, refunded: 0 },
  ])
  expect(await creditOf(identity, customer.id)).toBe(0)
  expect(await confirmationsOf(done.orderNumber)).toHaveLength(1)
}, 300_000)

test('kill -9 at each step when the platform creates orders without a number: one order with its number, one charge', async () => {
  platform.treat(({ operation, variables }) => {
    if (operation !== 'createOrderFromCart') return undefined
    const { orderNumber: _, ...draft } = variables.draft ?? {}
    return { kind: 'forward', variables: { ...variables, draft } }
  })
  const { shopper } = await aCreditShopper(identity)
  const done = await crashAndResume(shopper, [
    ...everyMoment(stepsOf('numbered-afterwards')),
    'createOrder:after',
  ])
  expect(done).toMatchObject({ state: 'placed' })
  expect(await ordersOf(shopper.cart.id)).toMatchObject([
    { orderNumber: done.orderNumber, paymentState: 'Paid' },
  ])
  expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total - 500 }])
  expect(await confirmationsOf(done.orderNumber)).toHaveLength(1)
}, 300_000)

test('kill -9 at each step of granting a Plus membership: one order, one charge, one member', async () => {
  const customer = await newCustomer()
  const login = { email: customer.email, password }
  const shopper = await aShopper(identity.url, { login, sku: 'plus-membership', quantity: 1 })
  const done = await crashAndResume(shopper, everyMoment(stepsOf('membership')))
  expect(done).toMatchObject({ state: 'placed' })
  expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
  expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total }])
  expect(await confirmationsOf(done.orderNumber)).toHaveLength(1)
  const { body } = await shopper.page.get('/api/selvedge/user-stats')
  expect(body.data_layer.customer_group).toBe('plus')
}, 300_000)

test('kill -9 at each step while an order is reversed, each time with a restart: no order, no charge, the credit is returned', async () => {
  const { customer, shopper } = await aCreditShopper(identity)
  await addFault({ act: 'capture', fault: 'refused' })
  const done = await crashAndResume(shopper, crashMoments(stepsOf('reversed')))
  expect(done).toMatchObject({ state: 'failed', problem: { kind: 'capture-refused' } })
  const orders = await ordersOf(shopper.cart.id)
  expect(orders).toMatchObject([{ orderState: 'Cancelled', paymentState: 'Failed' }])
  expect(await paymentsOf(orders[0]?.orderNumber ?? '')).toMatchObject([
    { captured: 0, authorised: 0, voided: shopper.total - 500 },
  ])
  expect(await creditOf(identity, customer.id)).toBe(500)
  // The shopper's cart is restored and can be ordered.
  const { body } = await shopper.page.get('/api/selvedge/user-stats')
  expect(body.data_layer.cart_id).not.toBe(shopper.cart.id)
  expect(body.data_layer.cart_id).toEqual(expect.any(String))
}, 300_000)

test.each(everyMoment(stepsOf('approved')))(
  'kill -9 at %s while the shopper approves the payment, then a restart: one order, one charge',
  async (moment) => {
    const shopper = await aShopper(identity.url, { card: CARDS.challenge })
    const key = randomUUID()
    const isWhileStoring = moment.startsWith('ask')
    const request = () => submit(shopper, { key })
    await (isWhileStoring ? identity.crashAt(moment, request) : request())
    const { id } = (await request()).body
    const page = await waitForApproval(shopper, id)
    const approve = async () => {
      await submitPage(page, 'approve')
      await shopper.page.post(`/api/selvedge/orders/${id}/approved`)
    }
    await (isWhileStoring ? approve() : identity.crashAt(moment, approve))
    const done = await waitForEnd(shopper.page, id)
    expect(done).toMatchObject({ state: 'placed' })
    expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
    expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total, authorised: 0 }])
  },
)

/**
 * Waits until the process dies before it spends the credit, releases the hold as an operator would, and restarts it.
 */
const releaseHoldDuringCrash = async (shopper: Shopper, customerId: string, cents: number) => {
  const key = randomUUID()
  let orderNumber = ''
  await identity.crashAt(
    'spendCredit:before',
    () => submit(shopper, { key }),
    async () => {
      const [attempt] = await identity.rows<{ id: string; order_number: string }>(
        'select id, order_number from order_attempt where cart_id = $1',
        [shopper.cart.id],
      )
      orderNumber = attempt?.order_number ?? ''
      const { ledger, close } = await openLedger(identity.databaseUrl)
      const hold = { attemptId: attempt?.id ?? '', customerId, currency: 'USD', cents }
      expect(await ledger.settle(hold, 'released')).toBe(true)
      await close()
    },
  )
  const failed = await waitForEnd(shopper.page, (await submit(shopper, { key })).body.id)
  return { failed, orderNumber }
}

const notPlaced = 'We were unable to place your order, please try again.'
const taken = [{ orderState: 'Cancelled', paymentState: 'Failed' }]

test('cancels an order paid only by store credit when its reserved credit was released, and returns “Failed to capture payment FPA”', async () => {
  const customer = await newCustomer()
  const shopper = await aShopper(identity.url, {
    card: undefined,
    login: { email: customer.email, password },
  })
  await giveCredit(identity.databaseUrl, customer.id, shopper.total)
  await choose(shopper, { kind: 'keep' }, shopper.total)
  const { failed } = await releaseHoldDuringCrash(shopper, customer.id, shopper.total)
  expect(failed).toMatchObject({
    state: 'failed',
    problem: { kind: 'refused', code: 'Failed to capture payment FPA' },
    message: notPlaced,
  })
  expect(await ordersOf(shopper.cart.id)).toMatchObject(taken)
  expect(await creditOf(identity, customer.id)).toBe(shopper.total)
})

test('“Failed to deduct Spoondollars”: refunds the charged card exactly once, however often the refund fails', async () => {
  const { customer, shopper } = await aCreditShopper(identity)
  await addFault({ act: 'cancel', fault: 'error-500', times: 2 })
  await addFault({ act: 'refund', fault: 'error-500', times: 2 })
  const { failed, orderNumber } = await releaseHoldDuringCrash(shopper, customer.id, 500)
  expect(failed).toMatchObject({
    state: 'failed',
    problem: { kind: 'refused', code: 'Failed to deduct Spoondollars (aka create CT payment)' },
    message: notPlaced,
  })
  expect(await ordersOf(shopper.cart.id)).toMatchObject(taken)
  expect(await paymentsOf(orderNumber)).toMatchObject([
    { captured: shopper.total - 500, refunded: shopper.total - 500 },
  ])
  expect(await creditOf(identity, customer.id)).toBe(500)
  await clearFaults()
})
