import { randomUUID } from 'node:crypto'
import { freePort } from '@selvedge/dev'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { processingErrors } from '../src/order/orderFailure.ts'
import { waitForApproval } from './harness/approve.ts'
import { giveCredit } from './harness/giveCredit.ts'
import { anOperatorBrowser } from './harness/operatorBrowser.ts'
import {
  addFault,
  aShopper,
  CARDS,
  cardToken,
  choose,
  clearFaults,
  orderNumberOf,
  ordersOf,
  paymentsOf,
  place,
  type Shopper,
  submit,
  waitForEnd,
} from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { offsetOrderNumbers, startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import {
  type PlatformCall,
  type PlatformProxy,
  refusal,
  startPlatformProxy,
  type Treatment,
} from './harness/startPlatformProxy.ts'

const NOT_PLACED = 'We were unable to place your order, please try again.'

const database = `identity_unforeseen_${randomUUID().replaceAll('-', '')}`
let identity: TestIdentity
let platform: PlatformProxy
let port: number
const start = (): Promise<TestIdentity> =>
  startIdentity({
    database,
    port,
    environment: { COMMERCE_API_URL: platform.url, ORDER_PATIENCE_SECONDS: '0' },
  })
beforeAll(async () => {
  port = await freePort()
  platform = await startPlatformProxy()
  identity = await start()
  await offsetOrderNumbers(identity.databaseUrl)
})
afterEach(async () => {
  platform.treat(() => undefined)
  await clearFaults()
})
afterAll(async () => {
  await identity.stop()
  await platform.stop()
})

/** A customer's order, paid half by store credit. */
const anOrder = async (card: string = CARDS.approved): Promise<Shopper> => {
  const customer = await newCustomer()
  await giveCredit(identity.databaseUrl, customer.id, 500)
  const shopper = await aShopper(identity.url, { card, login: { email: customer.email, password } })
  await choose(shopper, { kind: 'keep' }, 500)
  return shopper
}

const only =
  (operation: string, treatment: Treatment) =>
  (call: PlatformCall): Treatment | undefined =>
    call.operation === operation ? treatment : undefined

const logOf = (attemptId: string): string =>
  identity
    .output()
    .split('\n')
    .filter((line) => line.includes(attemptId))
    .join('\n')

/** Expects a line of the log, which reaches this process later than the response to a request. */
const expectLogged = (attemptId: string, error: string): Promise<void> =>
  expect.poll(() => logOf(attemptId), { timeout: 20_000 }).toContain(`"error":"${error}"`)

/** Expects that nothing is held or captured, and that the store credit is returned. */
const expectAllReturned = async (shopper: Shopper, attemptId: string): Promise<void> => {
  for (const payment of await paymentsOf(await orderNumberOf(identity, attemptId))) {
    expect(payment.authorised).toBe(0)
    expect(payment.captured - payment.refunded).toBe(0)
  }
  expect((await shopper.page.get('/api/selvedge/store-credit')).body.balances).toEqual([
    { currency: 'USD', cents: 500 },
  ])
}

const numberless = ({ operation, variables }: PlatformCall): Treatment | undefined => {
  if (operation === 'updateOrder' && JSON.stringify(variables).includes('setOrderNumber'))
    return { kind: 'respond', body: refusal('DuplicateField') }
  if (operation !== 'createOrderFromCart') return undefined
  const { orderNumber: _, ...draft } = variables.draft ?? {}
  return { kind: 'forward', variables: { ...variables, draft } }
}

type Case = {
  readonly error: string
  readonly when: string
  readonly fault: (call: PlatformCall) => Treatment | undefined
}

test.each<Case>([
  {
    error: processingErrors.validate,
    when: 'the cart cannot be calculated',
    fault: only('updateCart', { kind: 'respond', body: refusal('InvalidOperation') }),
  },
  {
    error: processingErrors.credit,
    when: 'the platform does not take the payment',
    fault: only('createPayment', { kind: 'respond', body: refusal('InvalidInput') }),
  },
  {
    error: processingErrors.fetch,
    when: 'the platform refuses the order with an unexpected code',
    fault: only('createOrderFromCart', { kind: 'respond', body: refusal('InvalidInput') }),
  },
])(
  '$error: returns money, credit and stock and lets the shopper order again when $when',
  async ({ error, fault }) => {
    const shopper = await anOrder()
    platform.treat(fault)
    const failed = await place(shopper)
    expect(failed).toMatchObject({ state: 'failed', orderNumber: null })
    expect(failed.message).toBe(
      error === processingErrors.validate
        ? 'We encountered an error. Please review your cart before proceeding.'
        : NOT_PLACED,
    )
    await expectLogged(failed.id, error)
    expect(await ordersOf(shopper.cart.id)).toEqual([])
    await expectAllReturned(shopper, failed.id)
    platform.treat(() => undefined)
    expect((await place(shopper)).state).toBe('placed')
  },
)

test.each<Case>([
  {
    error: processingErrors.number,
    when: 'the order’s number is refused',
    fault: numberless,
  },
  {
    error: processingErrors.fetch,
    when: 'the platform creates the order and returns nothing',
    fault: only('createOrderFromCart', { kind: 'garble', body: '{"data":{"createOrderFromCart":null}}' }),
  },
])('$error: cancels the order and restores the cart when $when', async ({ error, fault }) => {
  const shopper = await anOrder()
  platform.treat(fault)
  const failed = await place(shopper)
  expect(failed).toMatchObject({
    state: 'failed',
    problem: { kind: 'refused', code: error },
    message: NOT_PLACED,
  })
  await expectLogged(failed.id, error)
  expect(await ordersOf(shopper.cart.id)).toMatchObject([{ orderState: 'Cancelled' }])
  await expectAllReturned(shopper, failed.id)
  const { body } = await shopper.page.get('/api/selvedge/user-stats')
  expect(body.data_layer.cart_id).not.toBe(shopper.cart.id)
})

test('“Failed to capture payment”: cancels the order when the provider refuses the capture', async () => {
  const shopper = await anOrder()
  await addFault({ act: 'capture', fault: 'refused' })
  const failed = await place(shopper)
  expect(failed).toMatchObject({ state: 'failed', message: NOT_PLACED })
  await expectLogged(failed.id, processingErrors.capture)
  await expectAllReturned(shopper, failed.id)
})

test('“Failed to replicate cart”: does not change a cart that cannot be copied to another currency', async () => {
  const shopper = await aShopper(identity.url)
  await shopper.page.post('/api/selvedge/user-preferences', { currency: 'EUR' })
  platform.treat(only('createCart', { kind: 'respond', body: refusal('InvalidInput') }))
  const fix = () => shopper.page.post('/api/commercetools/fix-cart', { cartId: shopper.cart.id })
  expect(await fix()).toMatchObject({
    status: 422,
    body: { kind: 'refused', message: processingErrors.replicate },
  })
  // A process writes its log a moment after its response.
  await expect.poll(() => identity.output()).toContain(processingErrors.replicate)
  platform.treat(() => undefined)
  expect((await fix()).body).toMatchObject({ msg: 'cart fixed', wasCurrencyChanged: true })
})

test('returns the money while the platform sends invalid responses, and cancels the order after the platform has recovered', async () => {
  const shopper = await anOrder()
  let isFailing = false
  platform.treat(({ operation }) => {
    if (operation === 'createOrderFromCart') isFailing = true
    return isFailing ? { kind: 'garble', body: '{"data":{"order":{"id":7},"cart":[]}}' } : undefined
  })
  const begun = await submit(shopper, { key: randomUUID() })
  const failed = await waitForEnd(shopper.page, begun.body.id, 200_000)
  expect(failed).toMatchObject({ state: 'failed', message: NOT_PLACED })
  expect(Object.values(processingErrors)).toContain(failed.problem.code)
  expect(await ordersOf(shopper.cart.id)).toMatchObject([{ paymentState: 'Pending' }])
  platform.treat(() => undefined)
  await expectAllReturned(shopper, failed.id)
  await expect
    .poll(async () => (await ordersOf(shopper.cart.id))[0]?.orderState, { timeout: 80_000 })
    .toBe('Cancelled')
}, 300_000)

test('keeps a paid order while the platform refuses to update it, and repeats the update until it succeeds', async () => {
  const shopper = await aShopper(identity.url)
  platform.treat(only('updateOrder', { kind: 'respond', body: 'not JSON at all' }))
  const placed = await waitForEnd(shopper.page, (await submit(shopper)).body.id, 100_000)
  expect(placed.state).toBe('placed')
  expect(await ordersOf(shopper.cart.id)).toMatchObject([{ paymentState: 'Pending' }])
  const operator = anOperatorBrowser(identity.url)
  for (const path of [
    'orders?state=held',
    `orders?query=${placed.orderNumber}`,
    `orders/${placed.orderNumber}`,
  ])
    expect([path, (await operator.get(`/operator/${path}`)).text]).toEqual([
      path,
      expect.stringMatching(new RegExp(`${placed.orderNumber}.*Held, capture`)),
    ])
  platform.treat(() => undefined)
  await expect
    .poll(async () => (await ordersOf(shopper.cart.id))[0]?.paymentState, { timeout: 80_000 })
    .toBe('Paid')
  await expect
    .poll(async () => (await operator.get('/operator/orders?state=held')).text, { timeout: 80_000 })
    .not.toContain(placed.orderNumber)
  expect(await paymentsOf(placed.orderNumber)).toMatchObject([{ captured: shopper.total }])
}, 200_000)

/** Simulates the engine, which gives up a workflow that crashed too often or has other code now. */
const giveUpWorkflow = async (attemptId: string, status: string): Promise<void> => {
  await identity.kill()
  await rowsOf(identity.databaseUrl, 'update dbos.workflow_status set status = $2 where workflow_uuid = $1', [
    attemptId,
    status,
  ])
  identity = await start()
}

test.each(['ERROR', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'])(
  'returns payment and store credit and accepts another payment when the workflow engine stops retrying an attempt (%s)',
  async (status) => {
    const shopper = await anOrder(CARDS.challenge)
    const begun = await submit(shopper)
    await waitForApproval(shopper, begun.body.id)
    await giveUpWorkflow(begun.body.id, status)
    const failed = await waitForEnd(shopper.page, begun.body.id)
    expect(failed).toMatchObject({
      state: 'failed',
      problem: { kind: 'refused', code: processingErrors.fetch },
      message: NOT_PLACED,
    })
    await expectAllReturned(shopper, failed.id)
    await choose(shopper, { kind: 'card', token: await cardToken() })
    expect((await place(shopper)).state).toBe('placed')
  },
)

test('places and confirms a paid order when the workflow engine has stopped retrying it', async () => {
  const shopper = await anOrder()
  platform.treat(({ operation, variables }) => {
    if (operation !== 'updateOrder') return undefined
    const isPaid = JSON.stringify(variables).includes('"Paid"')
    return isPaid ? { kind: 'garble', body: 'not JSON at all' } : undefined
  })
  const begun = await submit(shopper)
  await expect
    .poll(async () => (await ordersOf(shopper.cart.id))[0]?.paymentState, { timeout: 20_000 })
    .toBe('Paid')
  await giveUpWorkflow(begun.body.id, 'ERROR')
  platform.treat(() => undefined)
  const placed = await waitForEnd(shopper.page, begun.body.id)
  expect(placed.state).toBe('placed')
  const { mails } = (await shopper.page.get('/mailbox.json')).body as { mails: { key: string }[] }
  expect(mails.filter(({ key }) => key === `order:${placed.orderNumber}`)).toHaveLength(1)
})
