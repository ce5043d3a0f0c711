import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, startSandbox } from './startSandbox.ts'
import { stripeShop } from './stripeShop.ts'

let sandbox: RunningSandbox
let shop: ReturnType<typeof stripeShop>
/** A shop with a short timeout. */
let impatientShop: ReturnType<typeof stripeShop>

beforeAll(async () => {
  sandbox = await startSandbox()
  shop = stripeShop(sandbox)
  impatientShop = stripeShop(sandbox, { timeoutMs: 1500 })
})
afterAll(() => sandbox.stop())

const charges = async (order: string): Promise<number> => (await sandbox.console(order)).payments.length

test.each([
  ['hang-after', 'StripeConnectionError', 1],
  ['hang-before', 'StripeConnectionError', 0],
  ['cut-body', 'StripeConnectionError', 1],
  ['error-500', 'StripeAPIError', 0],
  ['error-503', 'StripeAPIError', 0],
  ['refused', 'StripeCardError', 0],
])(
  'with the fault %s, the call fails and a retry with the same key charges once',
  async (fault, type, charged) => {
    const order = `SV-${fault}`
    await sandbox.fault({ provider: 'stripe', act: 'authorise', fault, reference: order })
    await expect(impatientShop.authorise('pm_card_visa', { key: order, order })).rejects.toMatchObject({
      type,
    })
    expect(await charges(order)).toBe(charged)
    expect((await shop.authorise('pm_card_visa', { key: order, order })).status).toBe('requires_capture')
    expect(await charges(order)).toBe(1)
  },
)

test('authorises the payment despite the fault “slow”', async () => {
  await sandbox.fault({ act: 'authorise', fault: 'slow', delayMs: 50, reference: 'SV-slow' })
  expect((await shop.authorise('pm_card_visa', { order: 'SV-slow' })).status).toBe('requires_capture')
})

test.each([
  ['4000000000070013', 1],
  ['4000000000070021', 0],
])('sends no response to the first attempt with the card %s', async (number, charged) => {
  const card = await shop.enterCard(number)
  await expect(impatientShop.authorise(card, { key: number, order: number })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  expect(await charges(number)).toBe(charged)
  expect((await shop.authorise(card, { key: number, order: number })).status).toBe('requires_capture')
  expect(await charges(number)).toBe(1)
})

test('approves the slow card 4000000000070005 later than another card that is charged at the same time', async () => {
  const card = await shop.enterCard('4000000000070005')
  const completed: string[] = []
  const pay = async (method: string, order: string) => {
    expect((await shop.authorise(method, { order })).status).toBe('requires_capture')
    completed.push(order)
  }
  await Promise.all([pay(card, 'SV-late'), pay('pm_card_visa', 'SV-prompt')])
  expect(completed).toEqual(['SV-prompt', 'SV-late'])
})

test('fails captures and refunds as many times as requested', async () => {
  const held = await shop.authorise('pm_card_visa', { order: 'SV-30' })
  await sandbox.fault({ act: 'capture', fault: 'refused', times: 2, reference: 'SV-30' })
  for (const _ of [1, 2])
    await expect(shop.stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({
      type: 'StripeCardError',
    })
  expect((await shop.stripe.paymentIntents.capture(held.id)).status).toBe('succeeded')
  await sandbox.fault({ act: 'refund', fault: 'error-500', reference: held.id })
  await expect(shop.stripe.refunds.create({ payment_intent: held.id })).rejects.toMatchObject({
    statusCode: 500,
  })
  expect((await shop.stripe.refunds.create({ payment_intent: held.id })).status).toBe('succeeded')
})

test('does not apply a fault that is set for another order', async () => {
  await sandbox.fault({ act: 'authorise', fault: 'error-500', reference: 'SV-other' })
  expect((await shop.authorise('pm_card_visa', { order: 'SV-31' })).status).toBe('requires_capture')
})

test('refuses an unknown fault and lists the known faults', async () => {
  const response = await fetch(`${sandbox.url}/faults`, {
    method: 'POST',
    body: JSON.stringify({ act: 'authorise', fault: 'explode' }),
  })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('hang-after')
  expect((await fetch(`${sandbox.url}/faults`, { method: 'POST', body: '{' })).status).toBe(422)
})

test('refuses a request from another site to add a fault', async () => {
  const response = await fetch(`${sandbox.url}/faults`, {
    method: 'POST',
    headers: { origin: 'http://elsewhere.test' },
    body: JSON.stringify({ act: 'authorise', fault: 'error-500' }),
  })
  expect(response.status).toBe(403)
})
