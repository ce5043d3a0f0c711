import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'

let server: ServerType
let stripe: Stripe
let url: string

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    const app = createApp({
      port: 0,
      publicUrl: 'http://127.0.0.1:1',
      shopOrigins: ['http://shop.test'],
      dataDir: undefined,
      secretKey: 'sk_test_x',
    })
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve())
  })
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  stripe = new Stripe('sk_test_x', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 2000,
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Enters a card on the hosted page, as a shopper without JavaScript does. */
const enterCard = async (number: string): Promise<string> => {
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    success_url: 'http://shop.test/back?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/cancel',
  })
  const entered = await fetch(`${url}/pay/${session.id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number, expiry: '12 / 30', cvc: '123', name: 'Marianne Hale' }),
  })
  expect(entered.headers.get('location')).toBe(`http://shop.test/back?session=${session.id}`)
  const done = await stripe.checkout.sessions.retrieve(session.id)
  const intent = await stripe.setupIntents.retrieve(String(done.setup_intent))
  return String(intent.payment_method)
}

const authorise = (paymentMethod: string, key?: string) =>
  stripe.paymentIntents.create(
    {
      amount: 5076,
      currency: 'usd',
      payment_method: paymentMethod,
      confirm: true,
      capture_method: 'manual',
      metadata: { order_number: 'SV-1' },
    },
    key ? { idempotencyKey: key } : {},
  )

test('the official client authorises, captures and refunds a card', async () => {
  const held = await authorise(await enterCard('4242 4242 4242 4242'))
  expect(held).toMatchObject({ status: 'requires_capture', amount: 5076, amount_capturable: 5076 })
  expect(await stripe.paymentIntents.capture(held.id)).toMatchObject({
    status: 'succeeded',
    amount_received: 5076,
  })
  expect(await stripe.refunds.create({ payment_intent: held.id })).toMatchObject({
    status: 'succeeded',
    amount: 5076,
  })
})

test('a held amount can be let go, and then not captured', async () => {
  const held = await authorise(await enterCard('5555555555554444'))
  expect(await stripe.paymentIntents.cancel(held.id)).toMatchObject({ status: 'canceled' })
  await expect(stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
})

test.each([
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
  ['4100000000000019', 'fraudulent'],
])('card %s is declined as %s', async (number, declineCode) => {
  await expect(authorise(await enterCard(number))).rejects.toMatchObject({
    code: 'card_declined',
    decline_code: declineCode,
  })
})

test('one key is one charge, and another body under it is refused', async () => {
  const card = await enterCard('4242424242424242')
  const [first, second] = await Promise.all([authorise(card, 'key-1'), authorise(card, 'key-1')])
  expect(second.id).toBe(first.id)
  await expect(
    stripe.paymentIntents.create(
      { amount: 1, currency: 'usd', payment_method: card, confirm: true },
      { idempotencyKey: 'key-1' },
    ),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
})

test('a charge that never answered is found again under its key', async () => {
  const card = await enterCard('4242424242424242')
  await fetch(`${url}/faults`, {
    method: 'POST',
    body: JSON.stringify({ act: 'authorise', fault: 'hang-after' }),
  })
  await expect(authorise(card, 'key-2')).rejects.toMatchObject({ type: 'StripeConnectionError' })
  const again = await authorise(card, 'key-2')
  const answer = await fetch(`${url}/console.json`)
  const console = (await answer.json()) as { paymentIntents: { id: string; payment_method: string }[] }
  expect(
    console.paymentIntents.filter((intent) => intent.payment_method === card).map((intent) => intent.id),
  ).toEqual([again.id])
})

test('a card that is not one of the test numbers is refused on the page, beside its field', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    success_url: 'http://shop.test/a',
    cancel_url: 'http://shop.test/b',
  })
  const answer = await fetch(`${url}/pay/${session.id}`, {
    method: 'POST',
    body: new URLSearchParams({ number: '1234', expiry: '13/99', cvc: '1', name: '' }),
  })
  expect(answer.status).toBe(422)
  const text = await answer.text()
  for (const words of [
    'This card number is not valid.',
    'Enter the expiry date as MM / YY.',
    'Enter the name on the card.',
  ])
    expect(text).toContain(words)
})

test('card fields show themselves only to listed shops', async () => {
  expect(
    (await fetch(`${url}/fields?origin=http://shop.test`)).headers.get('content-security-policy'),
  ).toContain('frame-ancestors http://shop.test')
  expect((await fetch(`${url}/fields?origin=http://other.test`)).status).toBe(403)
})

test('a wrong key is refused', async () => {
  expect(
    (await fetch(`${url}/v1/payment_intents/pi_1`, { headers: { authorization: 'Bearer nope' } })).status,
  ).toBe(401)
})
