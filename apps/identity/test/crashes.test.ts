import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
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
import { plentifulSku } from './harness/shop.ts'
import { type PlatformProxy, startPlatformProxy } from './harness/startPlatformProxy.ts'

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

let identity: CrashableIdentity
let platform: PlatformProxy

/** An order in whose workflow the process is killed. */
type Crashed = { readonly shopper: Shopper; readonly key: string }
type CreditOrder = Crashed & Awaited<ReturnType<typeof aCreditShopper>>

const withKey = (shopper: Shopper): Crashed => ({ shopper, key: randomUUID() })

const start = ({ shopper, key }: Crashed) => submit(shopper, { key })

/** An order of a customer who pays half by store credit. Each position has a different item, with a stock of its own. */
const aCreditOrder = async (position: number): Promise<CreditOrder> => {
  const order = await aCreditShopper(identity, { sku: await plentifulSku(position) })
  return { ...order, ...withKey(order.shopper) }
}

const aMembershipOrder = async (): Promise<Crashed> => {
  const customer = await newCustomer()
  const login = { email: customer.email, password }
  return withKey(await aShopper(identity.url, { login, sku: 'plus-membership', quantity: 1 }))
}

const approvedMoments = everyMoment(stepsOf('approved'))

const anApprovedOrder = async (moment: string): Promise<Crashed & { readonly moment: string }> => ({
  ...withKey(await aShopper(identity.url, { card: CARDS.challenge })),
  moment,
})

/** Approves the payment of an order, as a shopper does, once the bank’s page is known. */
const approve = async (order: Crashed): Promise<void> => {
  const { page } = order.shopper
  const { id } = (await start(order)).body
  await submitPage(await waitForApproval(order.shopper, id), 'approve')
  await page.post(`/api/selvedge/orders/${id}/approved`)
}

/** Submits the order again, as a browser does after a restart, and waits for its end. */
const resume = async (order: Crashed) => waitForEnd(order.shopper.page, (await start(order)).body.id)

const prepareOrders = async () => ({
  usual: await aCreditOrder(0),
  numbered: await aCreditOrder(1),
  reversed: await aCreditOrder(2),
  membership: await aMembershipOrder(),
  approved: await Promise.all(approvedMoments.map(anApprovedOrder)),
})
let orders: Awaited<ReturnType<typeof prepareOrders>>

/** Makes the platform create the order of one cart without a number. */
const createWithoutNumber = (cartId: string): void =>
  platform.treat(({ operation, variables }) => {
    if (operation !== 'createOrderFromCart' || !JSON.stringify(variables).includes(cartId)) return undefined
    const { orderNumber: _, ...draft } = variables.draft ?? {}
    return { kind: 'forward', variables: { ...variables, draft } }
  })

/** Kills the process at each step of all orders, each time with a restart. */
const crashOrders = ({ usual, numbered, reversed, membership, approved }: typeof orders) => {
  createWithoutNumber(numbered.shopper.cart.id)
  return identity.crashTogether([
    { moments: [...crashMoments(stepsOf('usual')), 'capture:before'], act: () => start(usual) },
    {
      moments: [...everyMoment(stepsOf('numbered-afterwards')), 'createOrder:after'],
      act: () => start(numbered),
    },
    {
      moments: crashMoments(stepsOf('reversed')),
      act: async () => {
        await addFault({ act: 'capture', fault: 'refused' })
        await start(reversed)
      },
    },
    { moments: everyMoment(stepsOf('membership')), act: () => start(membership) },
    ...approved.map((order) => ({
      moments: [order.moment],
      act: () => (order.moment.startsWith('ask') ? start(order) : approve(order)),
    })),
  ])
}

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

const confirmationsOf = (orderNumber: string) =>
  identity.rows('select 1 from mail where key = $1', [`order:${orderNumber}`])

describe('orders in flight', () => {
  beforeAll(async () => {
    orders = await prepareOrders()
    await crashOrders(orders)
  }, 300_000)

  test('kill -9 at each step in turn, each time with a restart: one order, one charge, one confirmation', async () => {
    const { customer, shopper, stock } = orders.usual
    const done = await resume(orders.usual)
    expect(done).toMatchObject({ state: 'placed' })
    const placed = await ordersOf(shopper.cart.id)
    expect(placed).toMatchObject([{ orderNumber: done.orderNumber, paymentState: 'Paid' }])
    expect(placed[0]?.taxedPrice?.totalGross.centAmount ?? placed[0]?.totalPrice.centAmount).toBe(
      shopper.total,
    )
    expect(await stockOf(shopper.cart)).toBe(stock - 2)
    expect(await paymentsOf(done.orderNumber)).toMatchObject([
      { captured: shopper.total - 500, authorised: 0, voided: 0, refunded: 0 },
    ])
    expect(await creditOf(identity, customer.id)).toBe(0)
    expect(await confirmationsOf(done.orderNumber)).toHaveLength(1)
  })

  test('kill -9 at each step when the platform creates orders without a number: one order with its number, one charge', async () => {
    const { shopper } = orders.numbered
    const done = await resume(orders.numbered)
    expect(done).toMatchObject({ state: 'placed' })
    expect(await ordersOf(shopper.cart.id)).toMatchObject([
      { orderNumber: done.orderNumber, paymentState: 'Paid' },
    ])
    expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total - 500 }])
    expect(await confirmationsOf(done.orderNumber)).toHaveLength(1)
  })

  test('kill -9 at each step of granting a Plus membership: one order, one charge, one member', async () => {
    const { shopper } = orders.membership
    const done = await resume(orders.membership)
    expect(done).toMatchObject({ state: 'placed' })
    expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
    expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total }])
    expect(await confirmationsOf(done.orderNumber)).toHaveLength(1)
    const { body } = await shopper.page.get('/api/selvedge/user-stats')
    expect(body.data_layer.customer_group).toBe('plus')
  })

  test('kill -9 at each step while an order is reversed, each time with a restart: no order, no charge, the credit is returned', async () => {
    const { customer, shopper } = orders.reversed
    const done = await resume(orders.reversed)
    expect(done).toMatchObject({ state: 'failed', problem: { kind: 'capture-refused' } })
    const reversed = await ordersOf(shopper.cart.id)
    expect(reversed).toMatchObject([{ orderState: 'Cancelled', paymentState: 'Failed' }])
    expect(await paymentsOf(reversed[0]?.orderNumber ?? '')).toMatchObject([
      { captured: 0, authorised: 0, voided: shopper.total - 500 },
    ])
    expect(await creditOf(identity, customer.id)).toBe(500)
    // The shopper's cart is restored and can be ordered.
    const { body } = await shopper.page.get('/api/selvedge/user-stats')
    expect(body.data_layer.cart_id).not.toBe(shopper.cart.id)
    expect(body.data_layer.cart_id).toEqual(expect.any(String))
  })

  test.each(approvedMoments.map((moment, position) => [moment, position] as const))(
    'kill -9 at %s while the shopper approves the payment, then a restart: one order, one charge',
    async (moment, position) => {
      const order = orders.approved[position]
      if (!order) throw new Error(`no order was prepared for ${moment}`)
      if (moment.startsWith('ask')) await approve(order)
      const { shopper } = order
      const done = await resume(order)
      expect(done).toMatchObject({ state: 'placed' })
      expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
      expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total, authorised: 0 }])
    },
  )
})

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
