import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@selvedge/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderStep, orderSteps, otherSteps } from '../src/order/steps.ts'
import { answerPage, approvalOf } from './harness/approve.ts'
import { giveCredit, openLedger } from './harness/giveCredit.ts'
import { aShopper, CARDS, calm, ordersOf, paymentsOf, provoke, submit, untilDone } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { numberFromElsewhere, startIdentity, type TestIdentity } from './harness/startIdentity.ts'

const database = `identity_crash_${randomUUID().replaceAll('-', '')}`
const file = join(tmpdir(), `crash-${randomUUID()}`)
let port: number
let identity: TestIdentity

const start = (): Promise<TestIdentity> =>
  startIdentity({
    database,
    port,
    entry: 'test/harness/crashingServer.ts',
    environment: { CRASH_FILE: file },
  })

beforeAll(async () => {
  port = await freePort()
  identity = await start()
  await numberFromElsewhere(identity.databaseUrl)
})
afterAll(async () => {
  await identity.stop()
  await calm()
  rmSync(file, { force: true })
})

const bothMoments = (steps: readonly OrderStep[]): string[] =>
  steps.flatMap((step) => [`${step}:before`, `${step}:after`])

/** A customer's order, paid half by store credit. */
const anOrder = async () => {
  const customer = await newCustomer()
  await giveCredit(identity.databaseUrl, customer.id, 500)
  const shopper = await aShopper(identity.url, { login: { email: customer.email, password } })
  await shopper.page.put(`/api/selvedge/carts/${shopper.cart.id}/store-credit`, { cents: 500 })
  return { customer, shopper }
}

const credit = async (customerId: string): Promise<number> => {
  const { ledger, close } = await openLedger(identity.databaseUrl)
  const cents = await ledger.balance(customerId, 'USD')
  await close()
  return cents
}

/** Submits, sees the process die at that moment, starts it again, and submits again as a browser would. */
const crashAndResume = async (shopper: Awaited<ReturnType<typeof anOrder>>['shopper'], moment: string) => {
  writeFileSync(file, moment)
  const key = randomUUID()
  await submit(shopper, { key }).catch(() => undefined)
  expect(await identity.ended).toBe('SIGKILL')
  identity = await start()
  const again = await submit(shopper, { key })
  return untilDone(shopper.page, again.body.id)
}

// This order's number is given at its creation, and it buys no membership.
const taken = orderSteps.filter((step) => step !== 'setOrderNumber' && step !== 'grantPlus')

test.each(bothMoments(taken))(
  'kill -9 at %s, then a restart: one order, one charge, one confirmation',
  async (moment) => {
    const { customer, shopper } = await anOrder()
    const done = await crashAndResume(shopper, moment)
    expect(done).toMatchObject({ state: 'placed' })
    const orders = await ordersOf(shopper.cart.id)
    expect(orders).toMatchObject([{ orderNumber: done.orderNumber, paymentState: 'Paid' }])
    expect(await paymentsOf(done.orderNumber)).toMatchObject([
      { captured: shopper.total - 500, authorised: 0, voided: 0, refunded: 0 },
    ])
    expect(await credit(customer.id)).toBe(0)
    const mails = await rowsOf(identity.databaseUrl, 'select 1 from mail where key = $1', [
      `order:${done.orderNumber}`,
    ])
    expect(mails).toHaveLength(1)
  },
)

// Those two only happen while a shopper approves.
const undoing = otherSteps.filter((step) => step !== 'askForApproval' && step !== 'lookAtApproval')

test.each(bothMoments(undoing))(
  'kill -9 at %s while an order is taken back: no order, no charge, the credit is there again',
  async (moment) => {
    const { customer, shopper } = await anOrder()
    await provoke({ act: 'capture', fault: 'refused' })
    const done = await crashAndResume(shopper, moment)
    expect(done).toMatchObject({ state: 'failed', problem: { kind: 'capture-refused' } })
    const orders = await ordersOf(shopper.cart.id)
    expect(orders).toMatchObject([{ orderState: 'Cancelled', paymentState: 'Failed' }])
    expect(await paymentsOf(orders[0]?.orderNumber ?? '')).toMatchObject([
      { captured: 0, authorised: 0, voided: shopper.total - 500 },
    ])
    expect(await credit(customer.id)).toBe(500)
    // The shopper has the cart again, and can order it.
    const { body } = await shopper.page.get('/api/selvedge/user-stats')
    expect(body.data_layer.cart_id).not.toBe(shopper.cart.id)
    expect(body.data_layer.cart_id).toEqual(expect.any(String))
  },
)

test.each(bothMoments(['askForApproval', 'lookAtApproval']))(
  'kill -9 at %s while the shopper approves: one order, one charge',
  async (moment) => {
    const shopper = await aShopper(identity.url, { card: CARDS.challenge })
    const key = randomUUID()
    const atAsking = moment.startsWith('ask')
    if (atAsking) writeFileSync(file, moment)
    await submit(shopper, { key }).catch(() => undefined)
    if (atAsking) {
      expect(await identity.ended).toBe('SIGKILL')
      identity = await start()
    }
    const { id } = (await submit(shopper, { key })).body
    const page = await approvalOf(shopper, id)
    if (!atAsking) writeFileSync(file, moment)
    await answerPage(page, { answer: 'approve' })
    await shopper.page.post(`/api/selvedge/orders/${id}/approved`).catch(() => undefined)
    if (!atAsking) {
      expect(await identity.ended).toBe('SIGKILL')
      identity = await start()
    }
    const done = await untilDone(shopper.page, id)
    expect(done).toMatchObject({ state: 'placed' })
    expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
    expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total, authorised: 0 }])
  },
)
