import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, SHOP, startSandbox } from './startSandbox.ts'
import { stripeShop } from './stripeShop.ts'

let sandbox: RunningSandbox
let shop: ReturnType<typeof stripeShop>
let stripe: Stripe

beforeAll(async () => {
  sandbox = await startSandbox()
  shop = stripeShop(sandbox)
  stripe = shop.stripe
})
afterAll(() => sandbox.stop())

test('the official client authorises, captures and refunds a card', async () => {
  const held = await shop.authorise(await shop.enterCard('4242 4242 4242 4242'), { order: 'SV-10' })
  expect(held).toMatchObject({ status: 'requires_capture', amount: 5076, amount_capturable: 5076 })
  expect(await stripe.paymentIntents.capture(held.id)).toMatchObject({
    status: 'succeeded',
    amount_received: 5076,
  })
  expect(await stripe.refunds.create({ payment_intent: held.id, amount: 1000 })).toMatchObject({
    status: 'succeeded',
    amount: 1000,
  })
  expect(await stripe.refunds.create({ payment_intent: held.id })).toMatchObject({ amount: 4076 })
  await expect(stripe.refunds.create({ payment_intent: held.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  expect((await stripe.refunds.list({ payment_intent: held.id })).data).toHaveLength(2)
  const { latest_charge } = await stripe.paymentIntents.retrieve(held.id, { expand: ['latest_charge'] })
  expect(latest_charge).toMatchObject({ object: 'charge', amount_refunded: 5076, refunded: true })
  expect((await sandbox.console('SV-10')).totals).toEqual([
    {
      reference: 'SV-10',
      currency: 'USD',
      payments: 1,
      authorised: 0,
      captured: 5076,
      voided: 0,
      refunded: 5076,
    },
  ])
})

test('captures a part of the authorised amount, and releases the rest', async () => {
  const held = await shop.authorise('pm_card_visa', { order: 'SV-11' })
  await expect(stripe.paymentIntents.capture(held.id, { amount_to_capture: 5077 })).rejects.toMatchObject({
    code: 'amount_too_large',
  })
  expect(await stripe.paymentIntents.capture(held.id, { amount_to_capture: 5000 })).toMatchObject({
    status: 'succeeded',
    amount_received: 5000,
    amount_capturable: 0,
  })
  expect((await sandbox.console('SV-11')).totals).toMatchObject([{ captured: 5000, voided: 76 }])
})

test('cannot capture an authorised amount after it was cancelled', async () => {
  const held = await shop.authorise(await shop.enterCard('5555555555554444'))
  expect(await stripe.paymentIntents.cancel(held.id)).toMatchObject({ status: 'canceled' })
  await expect(stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
})

test('creates a payment intent, and confirms it later', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 100, currency: 'gbp' })
  expect(intent.status).toBe('requires_payment_method')
  await expect(stripe.paymentIntents.confirm(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  expect(
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_mastercard' }),
  ).toMatchObject({ status: 'succeeded', amount_received: 100, currency: 'gbp' })
})

test.each([
  ['4000000000000002', 'generic_decline'],
  ['4000111111111115', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
  ['4100000000000019', 'fraudulent'],
  ['4000111111111511', 'fraudulent'],
])('declines the card %s as %s', async (number, declineCode) => {
  await expect(shop.authorise(await shop.enterCard(number))).rejects.toMatchObject({
    code: 'card_declined',
    decline_code: declineCode,
    payment_intent: { status: 'requires_payment_method', amount_received: 0 },
  })
})

test.each([
  '4242424242424242',
  '4111111111111111',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
])('approves the card %s', async (number) => {
  expect((await shop.authorise(await shop.enterCard(number))).status).toBe('requires_capture')
})

const submitChallenge = (url: string, decision: string) =>
  fetch(url.replace('http://localhost:3003', sandbox.url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([['answer', decision]]),
  })

test('authorises a challenged card when the shopper approves', async () => {
  const challenged = await shop.authorise(await shop.enterCard('4000002760003184'), {
    return_url: `${SHOP}/3ds?attempt=7`,
  })
  expect(challenged).toMatchObject({ status: 'requires_action', amount_capturable: 0 })
  const url = String(challenged.next_action?.redirect_to_url?.url)
  const shown = await fetch(url.replace('http://localhost:3003', sandbox.url))
  expect(await shown.text()).toContain('50.76 USD')
  expect(shown.headers.get('content-security-policy')).toContain(SHOP)
  const back = await submitChallenge(url, 'approve')
  expect(back.headers.get('location')).toMatch(
    new RegExp(`^${SHOP}/3ds\\?attempt=7&payment_intent=${challenged.id}&.*redirect_status=succeeded$`),
  )
  expect((await stripe.paymentIntents.retrieve(challenged.id)).status).toBe('requires_capture')
  expect((await submitChallenge(url, 'refuse')).status).toBe(404)
  expect((await stripe.paymentIntents.retrieve(challenged.id)).status).toBe('requires_capture')
})

test('does not authorise a challenged card when the shopper refuses', async () => {
  const challenged = await shop.authorise('pm_card_authenticationRequired', { return_url: `${SHOP}/3ds` })
  const back = await submitChallenge(String(challenged.next_action?.redirect_to_url?.url), 'refuse')
  expect(back.headers.get('location')).toContain('redirect_status=failed')
  expect(await stripe.paymentIntents.retrieve(challenged.id)).toMatchObject({
    status: 'requires_payment_method',
    amount_capturable: 0,
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
})

test('refuses to charge a card that requires a challenge while the shopper is not present', async () => {
  await expect(shop.authorise('pm_card_authenticationRequired', { off_session: true })).rejects.toMatchObject(
    { code: 'authentication_required' },
  )
})

test('charges once per idempotency key and refuses another body with the same key', async () => {
  const card = await shop.enterCard('4242424242424242')
  const [first, second] = await Promise.all([
    shop.authorise(card, { key: 'key-1' }),
    shop.authorise(card, { key: 'key-1' }),
  ])
  expect(second.id).toBe(first.id)
  await expect(
    stripe.paymentIntents.create(
      { amount: 1, currency: 'usd', payment_method: card, confirm: true },
      { idempotencyKey: 'key-1' },
    ),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
})

test('searches payment intents by metadata, status and time, and lists them in pages', async () => {
  for (const order of ['SV-20', 'SV-20', 'SV-21 AND more']) await shop.authorise('pm_card_visa', { order })
  const search = async (query: string) => (await stripe.paymentIntents.search({ query })).data.length
  expect(await search("metadata['order_number']:'SV-20'")).toBe(2)
  expect(await search("metadata['order_number']:'SV-20' AND status:'succeeded'")).toBe(0)
  expect(await search('metadata["order_number"]:"SV-20" OR metadata["order_number"]:"SV-21 AND more"')).toBe(
    3,
  )
  expect(
    await search(`metadata['order_number']:'SV-20' AND created>${Math.floor(Date.now() / 1000) - 60}`),
  ).toBe(2)
  await expect(search('anything')).rejects.toMatchObject({ param: 'query' })
  const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 1000 })
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(3)
})

test('a customer saves a card, pays with it and deletes it', async () => {
  const customer = await stripe.customers.create({ email: 'm.hale@shop.test' })
  const card = await shop.enterCard('4242424242424242', customer.id)
  expect((await stripe.customers.listPaymentMethods(customer.id)).data.map(({ id }) => id)).toEqual([card])
  await expect(shop.authorise(card)).rejects.toMatchObject({ param: 'payment_method' })
  expect((await shop.authorise(card, { customer: customer.id })).status).toBe('requires_capture')
  const other = await stripe.setupIntents.create({
    customer: customer.id,
    payment_method: 'pm_card_mastercard',
    confirm: true,
  })
  expect(other.status).toBe('succeeded')
  expect((await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data).toHaveLength(2)
  await stripe.paymentMethods.detach(card)
  expect((await stripe.customers.listPaymentMethods(customer.id)).data.map(({ id }) => id)).toEqual([
    other.payment_method,
  ])
  await stripe.customers.del(customer.id)
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
})

test.each([
  [{ currency: 'usd' }, 'amount'],
  [{ amount: 0, currency: 'usd' }, 'amount'],
  [{ amount: 1.5, currency: 'usd' }, 'amount'],
  [{ amount: 100, currency: 'dollars' }, 'currency'],
  [{ amount: 100, currency: 'usd', payment_method: 'pm_none' }, 'payment_method'],
  [{ amount: 100, currency: 'usd', capture_method: 'later' }, 'capture_method'],
  [{ amount: 100, currency: 'usd', metadata: { a: 'x'.repeat(501) } }, 'metadata[a]'],
])('refuses %j and names the invalid parameter', async (parameters, param) => {
  await expect(stripe.paymentIntents.create(parameters as never)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param,
  })
})

test('refuses a wrong key, an unknown path and an invalid body', async () => {
  const wrong = await fetch(`${sandbox.url}/v1/payment_intents/pi_1`, {
    headers: { authorization: 'Bearer no' },
  })
  expect(wrong.status).toBe(401)
  const headers = { authorization: `Bearer ${sandbox.settings.stripe.secretKey}` }
  expect((await fetch(`${sandbox.url}/v1/nothing`, { headers })).status).toBe(404)
  const strange = await fetch(`${sandbox.url}/v1/payment_intents`, {
    method: 'POST',
    headers,
    body: '__proto__[x]=1&amount[]=1&metadata[__proto__][y]=2',
  })
  expect(strange.status).toBe(400)
})
