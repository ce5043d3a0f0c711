import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Received, startReceiver } from './startReceiver.ts'
import { type RunningSandbox, startSandbox } from './startSandbox.ts'
import { stripeShop } from './stripeShop.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let sandbox: RunningSandbox
let shop: ReturnType<typeof stripeShop>

beforeEach(async () => {
  receiver = await startReceiver()
  sandbox = await startSandbox({ STRIPE_WEBHOOK_URL: receiver.url })
  shop = stripeShop(sandbox)
})
afterEach(async () => {
  await sandbox.stop()
  await receiver.stop()
})

const eventOf = ({ body, headers }: Received) =>
  shop.stripe.webhooks.constructEvent(
    body,
    String(headers['stripe-signature']),
    sandbox.settings.stripe.webhookSecret,
  )
const types = (received: readonly Received[]): string[] => received.map((one) => eventOf(one).type)
const setMode = (mode: string, delayMs = 50) =>
  fetch(`${sandbox.url}/webhooks/mode`, { method: 'POST', body: JSON.stringify({ mode, delayMs }) })

test('sends each event in a form that the official client accepts and can read', async () => {
  const held = await shop.authorise('pm_card_visa')
  await receiver.waitFor(1)
  await shop.stripe.paymentIntents.capture(held.id)
  await receiver.waitFor(2)
  await shop.stripe.refunds.create({ payment_intent: held.id })
  await receiver.waitFor(4)
  const [other] = await Promise.allSettled([shop.authorise('pm_card_chargeDeclined')])
  expect(other.status).toBe('rejected')
  await receiver.waitFor(5)
  await shop.stripe.paymentIntents.cancel((await shop.authorise('pm_card_visa')).id)
  const all = types(await receiver.waitFor(7))
  expect(all.slice(0, 2)).toEqual(['payment_intent.amount_capturable_updated', 'payment_intent.succeeded'])
  expect(all.slice(2, 4).sort()).toEqual(['charge.refunded', 'refund.created'])
  expect(all[4]).toBe('payment_intent.payment_failed')
  expect(all.slice(5).sort()).toEqual(['payment_intent.amount_capturable_updated', 'payment_intent.canceled'])
  expect(eventOf(receiver.received[0]!).data.object).toMatchObject({ id: held.id, amount: 5076 })
  const event = eventOf(receiver.received[0]!)
  expect((await shop.stripe.events.retrieve(event.id)).type).toBe(event.type)
})

test('resends a refused message until the endpoint accepts it', async () => {
  receiver.refuse(2)
  await shop.authorise('pm_card_visa')
  const received = await receiver.waitFor(3)
  expect(new Set(received.map((one) => eventOf(one).id)).size).toBe(1)
})

test('sends duplicated messages with the same event id', async () => {
  await setMode('duplicated', 0)
  await shop.authorise('pm_card_visa')
  const received = await receiver.waitFor(2)
  expect(eventOf(received[1]!).id).toBe(eventOf(received[0]!).id)
})

test('delivers reordered messages in reverse order', async () => {
  await setMode('reordered', 1000)
  const held = await shop.authorise('pm_card_visa')
  await shop.stripe.paymentIntents.capture(held.id)
  expect(types(await receiver.waitFor(2))).toEqual([
    'payment_intent.succeeded',
    'payment_intent.amount_capturable_updated',
  ])
})

test('delivers a message after the given delay in the mode “late”', async () => {
  await setMode('late', 1000)
  await shop.authorise('pm_card_visa')
  expect(receiver.received).toHaveLength(0)
  await receiver.waitFor(1)
})

test('the official client rejects a forged message', async () => {
  await setMode('forged')
  await shop.authorise('pm_card_visa')
  const [forged] = await receiver.waitFor(1)
  expect(() => eventOf(forged!)).toThrow(/signature/i)
})

test('sends messages to an added endpoint, signed with the secret of that endpoint', async () => {
  const second = await startReceiver()
  const added = await fetch(`${sandbox.url}/webhook_endpoints`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'stripe', url: second.url, secret: 'whsec_of_its_own' }),
  })
  expect(added.status).toBe(201)
  await shop.authorise('pm_card_visa')
  const [one] = await second.waitFor(1)
  expect(
    shop.stripe.webhooks.constructEvent(
      one!.body,
      String(one!.headers['stripe-signature']),
      'whsec_of_its_own',
    ).type,
  ).toBe('payment_intent.amount_capturable_updated')
  const listed = await fetch(`${sandbox.url}/webhook_endpoints`)
  expect(await listed.text()).not.toContain('whsec_of_its_own')
  await second.stop()
})

test('refuses a webhook endpoint with an invalid URL', async () => {
  const response = await fetch(`${sandbox.url}/webhook_endpoints`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'stripe', url: 'file:///etc/passwd' }),
  })
  expect(response.status).toBe(422)
})
