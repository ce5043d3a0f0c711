import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { createAfterpayProvider } from '../src/providers/afterpay/afterpayProvider.ts'
import { createBraintreeProvider } from '../src/providers/braintree/braintreeProvider.ts'
import type { Charge, PaymentProvider } from '../src/providers/paymentProvider.ts'
import { createStripeProvider } from '../src/providers/stripe/stripeProvider.ts'
import { answerPage } from './harness/approve.ts'
import { calm, cardToken } from './harness/orders.ts'
import { surroundings } from './harness/surroundings.ts'

afterEach(calm)

const aCharge = (token: string): Charge => ({
  key: randomUUID(),
  amountCents: 4_200,
  currency: 'USD',
  token,
  orderNumber: `LOST-${randomUUID().slice(0, 8)}`,
  returnUrl: 'http://shop.test/back',
})

const stripe = () =>
  createStripeProvider('sk_test_selvedge', {
    STRIPE_API_URL: surroundings.sandbox,
    STRIPE_WEBHOOK_SECRET: undefined,
    PROVIDER_TIMEOUT_SECONDS: 5,
  })
const braintree = () =>
  createBraintreeProvider('selvedge', {
    BRAINTREE_PUBLIC_KEY: 'selvedge_public',
    BRAINTREE_PRIVATE_KEY: 'selvedge_private',
    BRAINTREE_ENVIRONMENT: 'sandbox',
    BRAINTREE_API_URL: surroundings.sandbox,
    BRAINTREE_MERCHANT_ACCOUNTS: [],
    PROVIDER_TIMEOUT_SECONDS: 5,
  })
const afterpay = () =>
  createAfterpayProvider(
    'selvedge',
    {
      AFTERPAY_API_URL: surroundings.sandbox,
      AFTERPAY_SECRET_KEY: 'selvedge_secret',
      PROVIDER_TIMEOUT_SECONDS: 5,
    },
    fetch,
  )

const braintreeToken = async (): Promise<string> => {
  const answer = await fetch(`${surroundings.sandbox}/fields/cards?provider=braintree`, {
    method: 'POST',
    headers: { origin: surroundings.sandbox },
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12 / 30', cvc: '123', name: 'M Hale' }),
  })
  const { id } = (await answer.json()) as { id: string }
  return (await braintree().read(id, 'card'))?.token ?? ''
}

const afterpayToken = async (): Promise<string> => {
  const page = 'http://shop.test/afterpay'
  const opened = await afterpay().checkout({
    amount: { cents: 4_200, currency: 'USD' },
    email: 'marianne.hale@example.com',
    givenNames: 'Marianne',
    surname: 'Hale',
    cartId: randomUUID(),
    successUrl: page,
    cancelUrl: page,
  })
  const back = await answerPage(opened?.url ?? '', { answer: 'approve' })
  return back.searchParams.get('orderToken') ?? ''
}

test.each<[string, () => PaymentProvider, () => Promise<string>]>([
  ['Stripe', stripe, () => cardToken()],
  ['Braintree', braintree, braintreeToken],
  ['Afterpay', afterpay, afterpayToken],
])('%s: a hold whose answer was lost is found by its key and let go', async (_, make, token) => {
  const provider = make()
  const charge = aCharge(await token())
  expect(await provider.referenceOf(charge)).toBeUndefined()
  const held = await provider.authorise(charge)
  expect(held.kind).toBe('authorised')
  const reference = await provider.referenceOf(charge)
  expect(reference).toBe(held.kind === 'authorised' ? held.reference : '')
  await provider.release(reference ?? '', charge.key, { cents: 4_200, currency: 'USD' })
  expect(await provider.standing(reference ?? '')).toBe('ended')
  expect(await provider.referenceOf(aCharge('another'))).toBeUndefined()
})
