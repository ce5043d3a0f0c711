import { randomUUID } from 'node:crypto'
import { freePort } from '@selvedge/dev'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { processingErrors } from '../src/order/orderFailure.ts'
import { approvalOf } from './harness/approve.ts'
import { giveCredit } from './harness/giveCredit.ts'
import {
  aShopper,
  CARDS,
  calm,
  cardToken,
  choose,
  orderNumberOf,
  ordersOf,
  paymentsOf,
  place,
  provoke,
  type Shopper,
  submit,
  untilDone,
} from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { numberFromElsewhere, startIdentity, type TestIdentity } from './harness/startIdentity.ts'
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
  await numberFromElsewhere(identity.databaseUrl)
})
afterEach(async () => {
  platform.treat(() => undefined)
  await calm()
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

const loggedOf = (attemptId: string): string =>
  identity
    .output()
    .split('\n')
    .filter((line) => line.includes(attemptId))
    .join('\n')

/** Nothing is held or taken any more, and the store credit is there again. */
const expectAllGivenBack = async (shopper: Shopper, attemptId: string): Promise<void> => {
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
    return { kind: 'answer', body: refusal('DuplicateField') }
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
    fault: only('updateCart', { kind: 'answer', body: refusal('InvalidOperation') }),
  },
  {
    error: processingErrors.credit,
    when: 'the platform does not take the payment',
    fault: only('createPayment', { kind: 'answer', body: refusal('InvalidInput') }),
  },
  {
    error: processingErrors.fetch,
    when: 'the platform refuses the order in a way nobody foresaw',
    fault: only('createOrderFromCart', { kind: 'answer', body: refusal('InvalidInput') }),
  },
])('$error: when $when, all is given back and the cart can be ordered again', async ({ error, fault }) => {
  const shopper = await anOrder()
  platform.treat(fault)
  const failed = await place(shopper)
  expect(failed).toMatchObject({ state: 'failed', orderNumber: null })
  expect(failed.message).toBe(
    error === processingErrors.validate
      ? 'We encountered an error. Please review your cart before proceeding.'
      : NOT_PLACED,
  )
  expect(loggedOf(failed.id)).toContain(`"error":"${error}"`)
  expect(await ordersOf(shopper.cart.id)).toEqual([])
  await expectAllGivenBack(shopper, failed.id)
  platform.treat(() => undefined)
  expect((await place(shopper)).state).toBe('placed')
})

test.each<Case>([
  {
    error: processingErrors.number,
    when: 'the order’s number is refused',
    fault: numberless,
  },
  {
    error: processingErrors.fetch,
    when: 'the platform makes the order and answers nothing',
    fault: only('createOrderFromCart', { kind: 'garble', body: '{"data":{"createOrderFromCart":null}}' }),
  },
])('$error: when $when, the order is cancelled and the cart comes back', async ({ error, fault }) => {
  const shopper = await anOrder()
  platform.treat(fault)
  const failed = await place(shopper)
  expect(failed).toMatchObject({
    state: 'failed',
    problem: { kind: 'refused', code: error },
    message: NOT_PLACED,
  })
  expect(loggedOf(failed.id)).toContain(`"error":"${error}"`)
  expect(await ordersOf(shopper.cart.id)).toMatchObject([{ orderState: 'Cancelled' }])
  await expectAllGivenBack(shopper, failed.id)
  const { body } = await shopper.page.get('/api/selvedge/user-stats')
  expect(body.data_layer.cart_id).not.toBe(shopper.cart.id)
})

test('Failed to capture payment: when the provider does not give the money, the order is cancelled', async () => {
  const shopper = await anOrder()
  await provoke({ act: 'capture', fault: 'refused' })
  const failed = await place(shopper)
  expect(failed).toMatchObject({ state: 'failed', message: NOT_PLACED })
  expect(loggedOf(failed.id)).toContain(`"error":"${processingErrors.capture}"`)
  await expectAllGivenBack(shopper, failed.id)
})

test('Failed to replicate cart: a cart that cannot be made in another currency stays as it is', async () => {
  const shopper = await aShopper(identity.url)
  await shopper.page.post('/api/selvedge/user-preferences', { currency: 'EUR' })
  platform.treat(only('createCart', { kind: 'answer', body: refusal('InvalidInput') }))
  const fix = () => shopper.page.post('/api/commercetools/fix-cart', { cartId: shopper.cart.id })
  expect(await fix()).toMatchObject({
    status: 422,
    body: { kind: 'refused', message: processingErrors.replicate },
  })
  // What a process writes comes a moment later than its answer.
  await expect.poll(() => identity.output()).toContain(processingErrors.replicate)
  platform.treat(() => undefined)
  expect((await fix()).body).toMatchObject({ msg: 'cart fixed', wasCurrencyChanged: true })
})

test('a platform that talks nonsense leaves no attempt running: money first, the rest when it is sane again', async () => {
  const shopper = await anOrder()
  let isMad = false
  platform.treat(({ operation }) => {
    if (operation === 'createOrderFromCart') isMad = true
    return isMad ? { kind: 'garble', body: '{"data":{"order":{"id":7},"cart":[]}}' } : undefined
  })
  const begun = await submit(shopper, { key: randomUUID() })
  const failed = await untilDone(shopper.page, begun.body.id, 200_000)
  expect(failed).toMatchObject({ state: 'failed', message: NOT_PLACED })
  expect(Object.values(processingErrors)).toContain(failed.problem.code)
  expect(await ordersOf(shopper.cart.id)).toMatchObject([{ paymentState: 'Pending' }])
  platform.treat(() => undefined)
  await expectAllGivenBack(shopper, failed.id)
  await expect
    .poll(async () => (await ordersOf(shopper.cart.id))[0]?.orderState, { timeout: 80_000 })
    .toBe('Cancelled')
}, 300_000)

test('an order that is paid stays placed while the platform cannot be told; it is told later', async () => {
  const shopper = await aShopper(identity.url)
  platform.treat(only('updateOrder', { kind: 'answer', body: 'not JSON at all' }))
  const placed = await untilDone(shopper.page, (await submit(shopper)).body.id, 100_000)
  expect(placed.state).toBe('placed')
  expect(await ordersOf(shopper.cart.id)).toMatchObject([{ paymentState: 'Pending' }])
  platform.treat(() => undefined)
  await expect
    .poll(async () => (await ordersOf(shopper.cart.id))[0]?.paymentState, { timeout: 80_000 })
    .toBe('Paid')
  expect(await paymentsOf(placed.orderNumber)).toMatchObject([{ captured: shopper.total }])
}, 200_000)

/** What the engine does with a workflow that crashed too often, or whose code is another one now. */
const giveUpWorkflow = async (attemptId: string, status: string): Promise<void> => {
  await identity.kill()
  await rowsOf(identity.databaseUrl, 'update dbos.workflow_status set status = $2 where workflow_uuid = $1', [
    attemptId,
    status,
  ])
  identity = await start()
}

test.each(['ERROR', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'])(
  'an attempt whose workflow the engine gave up (%s) ends, with all given back, and can be tried again',
  async (status) => {
    const shopper = await anOrder(CARDS.challenge)
    const begun = await submit(shopper)
    await approvalOf(shopper, begun.body.id)
    await giveUpWorkflow(begun.body.id, status)
    const failed = await untilDone(shopper.page, begun.body.id)
    expect(failed).toMatchObject({
      state: 'failed',
      problem: { kind: 'refused', code: processingErrors.fetch },
      message: NOT_PLACED,
    })
    await expectAllGivenBack(shopper, failed.id)
    await choose(shopper, { kind: 'card', token: await cardToken() })
    expect((await place(shopper)).state).toBe('placed')
  },
)

test('a paid order whose workflow the engine gave up is placed and confirmed', async () => {
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
  const placed = await untilDone(shopper.page, begun.body.id)
  expect(placed.state).toBe('placed')
  const { mails } = (await shopper.page.get('/mailbox.json')).body as { mails: { key: string }[] }
  expect(mails.filter(({ key }) => key === `order:${placed.orderNumber}`)).toHaveLength(1)
})
