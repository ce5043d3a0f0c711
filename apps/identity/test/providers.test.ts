import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createAfterpayProvider } from '../src/providers/afterpay/afterpayProvider.ts'
import { braintreeGateway } from '../src/providers/braintree/braintreeGateway.ts'
import { createBraintreeProvider } from '../src/providers/braintree/braintreeProvider.ts'
import type { PaymentProvider } from '../src/providers/paymentProvider.ts'
import { createStripeProvider } from '../src/providers/stripe/stripeProvider.ts'
import { submitPage, waitForApproval } from './harness/approve.ts'
import { giveCredit } from './harness/giveCredit.ts'
import { SHOP } from './harness/globalSetup.ts'
import {
  addFault,
  aShopper,
  braintreeNonce,
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
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import { testServices } from './harness/testServices.ts'

let identity: TestIdentity
let braintree: TestIdentity
beforeAll(async () => {
  ;[identity, braintree] = await Promise.all([
    startIdentity(),
    startIdentity({ environment: { CARD_PROVIDER: 'braintree' } }),
  ])
})
afterAll(() => Promise.all([identity.stop(), braintree.stop()]))
afterEach(clearFaults)

const webhookMode = (mode: string, delayMs = 0) =>
  fetch(`${testServices.sandbox}/webhooks/mode`, { method: 'POST', body: JSON.stringify({ mode, delayMs }) })

test('3-D Secure: places the order only after the shopper has approved the payment on the bank’s page', async () => {
  const shopper = await aShopper(identity.url, { card: CARDS.challenge })
  const begun = await submit(shopper)
  const back = await submitPage(await waitForApproval(shopper, begun.body.id), 'approve')
  expect(back.origin).toBe(SHOP)
  expect(await ordersOf(shopper.cart.id)).toEqual([])
  await shopper.page.post(`/api/selvedge/orders/${begun.body.id}/approved`)
  const done = await waitForEnd(shopper.page, begun.body.id)
  expect(done.state).toBe('placed')
  expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total }])
})

test('places the order of a shopper who approves the payment and closes the tab', async () => {
  const shopper = await aShopper(identity.url, { card: CARDS.challenge })
  const begun = await submit(shopper)
  await submitPage(await waitForApproval(shopper, begun.body.id), 'approve')
  expect(await waitForEnd(shopper.page, begun.body.id)).toMatchObject({ state: 'placed' })
})

test('places no order when the shopper refuses the payment on the bank’s page, and accepts another card', async () => {
  const shopper = await aShopper(identity.url, { card: CARDS.challenge })
  const begun = await submit(shopper)
  await submitPage(await waitForApproval(shopper, begun.body.id), 'decline')
  expect(await waitForEnd(shopper.page, begun.body.id)).toMatchObject({
    state: 'failed',
    problem: { kind: 'payment-declined' },
  })
  await choose(shopper, { kind: 'card', token: await cardToken() })
  expect((await place(shopper)).state).toBe('placed')
})

test('when the shopper leaves the bank’s page, places no order, releases the payment, and accepts another payment method', async () => {
  const shopper = await aShopper(identity.url, { card: CARDS.challenge })
  const begun = await submit(shopper)
  const page = await waitForApproval(shopper, begun.body.id)
  await shopper.page.post(`/api/selvedge/orders/${begun.body.id}/given-up`)
  expect(await waitForEnd(shopper.page, begun.body.id)).toMatchObject({
    state: 'failed',
    problem: { kind: 'approval-expired' },
  })
  await submitPage(page, 'approve').catch(() => undefined)
  expect(await paymentsOf(await orderNumberOf(identity, begun.body.id))).toMatchObject([
    { authorised: 0, captured: 0 },
  ])
  await choose(shopper, { kind: 'card', token: await cardToken() })
  expect((await place(shopper)).state).toBe('placed')
})

test('places the order when the shopper approves the payment and then leaves the page', async () => {
  const shopper = await aShopper(identity.url, { card: CARDS.challenge })
  const begun = await submit(shopper)
  await submitPage(await waitForApproval(shopper, begun.body.id), 'approve')
  await shopper.page.post(`/api/selvedge/orders/${begun.body.id}/given-up`)
  expect(await waitForEnd(shopper.page, begun.body.id)).toMatchObject({ state: 'placed' })
})

test('releases payment and store credit when the approval expires', async () => {
  const hurried = await startIdentity({ environment: { APPROVAL_SECONDS: '3' } })
  onTestFinished(() => hurried.stop())
  const customer = await newCustomer()
  await giveCredit(hurried.databaseUrl, customer.id, 300)
  const shopper = await aShopper(hurried.url, {
    card: CARDS.challenge,
    login: { email: customer.email, password },
  })
  await choose(shopper, { kind: 'keep' }, 300)
  const begun = await submit(shopper)
  await waitForApproval(shopper, begun.body.id)
  expect((await shopper.page.get('/api/selvedge/store-credit')).body.balances).toEqual([
    { currency: 'USD', cents: 0 },
  ])
  const done = await waitForEnd(shopper.page, begun.body.id)
  expect(done).toMatchObject({ state: 'failed', problem: { kind: 'approval-expired' } })
  expect((await shopper.page.get('/api/selvedge/store-credit')).body.balances).toEqual([
    { currency: 'USD', cents: 300 },
  ])
  expect(await paymentsOf(await orderNumberOf(hurried, begun.body.id))).toMatchObject([
    { authorised: 0, captured: 0 },
  ])
})

test.each(['duplicated', 'reordered', 'late'])(
  'places exactly one order when webhooks arrive %s',
  async (mode) => {
    const endpoint = await fetch(`${testServices.sandbox}/webhook_endpoints`, {
      method: 'POST',
      body: JSON.stringify({
        provider: 'stripe',
        url: `${identity.url}/webhooks/stripe`,
        secret: 'whsec_selvedge',
      }),
    })
    const { id } = (await endpoint.json()) as { id: string }
    await webhookMode(mode, 300)
    const shopper = await aShopper(identity.url, { card: CARDS.challenge })
    const begun = await submit(shopper)
    await submitPage(await waitForApproval(shopper, begun.body.id), 'approve')
    const done = await waitForEnd(shopper.page, begun.body.id)
    expect(done.state).toBe('placed')
    expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
    expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total, refunded: 0 }])
    await expect
      .poll(async () => (await rowsOf(identity.databaseUrl, 'select 1 from provider_event', [])).length)
      .toBeGreaterThan(0)
    await webhookMode('prompt')
    await fetch(`${testServices.sandbox}/webhook_endpoints/${id}`, { method: 'DELETE' })
  },
)

test.each(['stripe', 'braintree'])('refuses a forged webhook of %s with 400', async (provider) => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${identity.url}/webhooks/${provider}`, { method: 'POST', body, headers })
  for (const response of await Promise.all([
    send(''),
    send('{"id":"evt_1","type":"payment_intent.succeeded"}', { 'stripe-signature': 't=1,v1=00' }),
    send('bt_signature=selvedge_public|00&bt_payload=AAAA'),
  ]))
    expect(response.status).toBe(400)
  expect((await fetch(`${identity.url}/webhooks/unknown`, { method: 'POST', body: '' })).status).toBe(404)
})

test('Braintree: authorises a card, submits it for settlement, and records it at the platform', async () => {
  const shopper = await aShopper(braintree.url, { card: undefined })
  const chosen = await choose(shopper, { kind: 'card', token: await braintreeNonce(CARDS.approved) })
  expect(chosen).toMatchObject({ status: 200, body: { payment: { kind: 'card', last4: '4242' } } })
  const done = await place(shopper)
  expect(done.state).toBe('placed')
  expect(await paymentsOf(done.orderNumber)).toMatchObject([
    { provider: 'braintree', captured: shopper.total, authorised: 0 },
  ])
})

/** The payment of an order at its provider. */
const referenceOf = async ({ databaseUrl }: TestIdentity, orderNumber: string): Promise<string> => {
  const [row] = await rowsOf<{ reference: string }>(
    databaseUrl,
    'select reference from order_attempt where order_number = $1',
    [orderNumber],
  )
  return row?.reference ?? ''
}

/** Refunds two parts, of which the first is repeated after a lost response. */
const refundTwoParts = async (provider: PaymentProvider, reference: string): Promise<void> => {
  const part = (name: string, cents: number) =>
    provider.refund(reference, {
      key: `${reference}:${name}`,
      name: `${name}-${reference}`,
      cents,
      currency: 'USD',
    })
  await addFault({ act: 'refund', fault: 'cut-body' })
  await part('R1', 300).catch(() => undefined)
  await part('R1', 300)
  await part('R1', 300)
  await part('R2', 200)
}

const providerSettings = () => ({
  PROVIDER_TIMEOUT_SECONDS: 5,
  STRIPE_API_URL: testServices.sandbox,
  STRIPE_WEBHOOK_SECRET: undefined,
  BRAINTREE_API_URL: testServices.sandbox,
  BRAINTREE_PUBLIC_KEY: 'selvedge_public',
  BRAINTREE_PRIVATE_KEY: 'selvedge_private',
  BRAINTREE_ENVIRONMENT: 'sandbox' as const,
  BRAINTREE_MERCHANT_ACCOUNTS: [],
  AFTERPAY_API_URL: testServices.sandbox,
  AFTERPAY_SECRET_KEY: 'selvedge_secret',
})

test('Stripe: refunds parts of a payment, once for each idempotency key', async () => {
  const { orderNumber } = await place(await aShopper(identity.url))
  const provider = createStripeProvider('sk_test_selvedge', providerSettings())
  await refundTwoParts(provider, await referenceOf(identity, String(orderNumber)))
  expect(await paymentsOf(String(orderNumber))).toMatchObject([{ refunded: 500 }])
})

test('Braintree: refunds parts of a settled payment, once for each idempotency key', async () => {
  const shopper = await aShopper(braintree.url, { card: undefined })
  await choose(shopper, { kind: 'card', token: await braintreeNonce(CARDS.approved) })
  const { orderNumber } = await place(shopper)
  const reference = await referenceOf(braintree, String(orderNumber))
  const provider = createBraintreeProvider('selvedge', providerSettings())
  await expect(refundTwoParts(provider, reference)).rejects.toThrow('did not refund')
  await clearFaults()
  await braintreeGateway('selvedge', providerSettings()).testing.settle(reference)
  await refundTwoParts(provider, reference)
  expect(await paymentsOf(String(orderNumber))).toMatchObject([{ refunded: 500 }])
})

test('Braintree: distinguishes a declined card from suspected fraud, and reserves no amount', async () => {
  for (const [number, fraud] of [
    [CARDS.declined, false],
    [CARDS.fraud, true],
  ] as const) {
    const shopper = await aShopper(braintree.url, { card: undefined })
    await choose(shopper, { kind: 'card', token: await braintreeNonce(number) })
    const done = await place(shopper)
    // The vault refused this card, so it was not chosen.
    expect([{ kind: 'payment-declined', fraud }, { kind: 'payment-missing' }]).toContainEqual(done.problem)
  }
})

test('Braintree: finds a charge by its order when the response was lost, and never charges twice', async () => {
  const shopper = await aShopper(braintree.url, { card: undefined })
  await choose(shopper, { kind: 'card', token: await braintreeNonce(CARDS.approved) })
  await addFault({ provider: 'braintree', act: 'authorise', fault: 'hang-after' })
  const done = await place(shopper)
  expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total }])
})

test('PayPal: charges a payment through Braintree after approval on PayPal’s page', async () => {
  const shopper = await aShopper(identity.url, { card: undefined })
  const query = new URLSearchParams({ return_url: `${SHOP}/back`, state: 's' })
  const back = await submitPage(`${testServices.sandbox}/paypal/approve?${query}`, 'approve')
  const chosen = await choose(shopper, { kind: 'paypal', token: back.searchParams.get('nonce') ?? '' })
  expect(chosen.body).toMatchObject({ payment: { kind: 'paypal' } })
  const done = await place(shopper)
  expect(done).toMatchObject({ state: 'placed' })
  expect(await paymentsOf(done.orderNumber)).toMatchObject([
    { provider: 'braintree', captured: shopper.total, instrument: 'PayPal' },
  ])
})

const urls = { successUrl: `${SHOP}/afterpay`, cancelUrl: `${SHOP}/checkout` }

test('Afterpay: authorises and captures a payment after approval on Afterpay’s page, and refunds parts of it once', async () => {
  const shopper = await aShopper(identity.url, { card: undefined, quantity: 6 })
  const opened = await shopper.page.post(`/api/selvedge/carts/${shopper.cart.id}/afterpay-checkout`, urls)
  const back = await submitPage(opened.body.url, 'approve')
  expect(back.searchParams.get('status')).toBe('SUCCESS')
  await choose(shopper, { kind: 'afterpay', token: back.searchParams.get('orderToken') ?? '' })
  const done = await place(shopper)
  expect(done).toMatchObject({ state: 'placed' })
  expect(await paymentsOf(done.orderNumber)).toMatchObject([
    { provider: 'afterpay', captured: shopper.total },
  ])
  const provider = createAfterpayProvider('selvedge', providerSettings(), fetch)
  await refundTwoParts(provider, await referenceOf(identity, done.orderNumber))
  expect(await paymentsOf(done.orderNumber)).toMatchObject([{ refunded: 500 }])
})

test('Afterpay: returns the specified error code when a cart is not accepted', async () => {
  const cheap = await aShopper(identity.url, { card: undefined, quantity: 1 })
  const open = (shopper: Shopper) =>
    shopper.page.post(`/api/selvedge/carts/${shopper.cart.id}/afterpay-checkout`, urls)
  if (cheap.total < 3_500)
    expect(await open(cheap)).toMatchObject({
      status: 422,
      body: { kind: 'deferred-payment', code: 'AFTERPAY_INVALID_AMOUNT' },
    })
  const membership = await aShopper(identity.url, { card: undefined, sku: 'plus-membership', quantity: 1 })
  expect((await open(membership)).body).toEqual({
    kind: 'deferred-payment',
    code: 'AFTERPAY_INVALID_ITEM_IN_CART',
  })
})
