import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { createAfterpayProvider } from '../src/providers/afterpay/afterpayProvider.ts'
import { createBraintreeProvider } from '../src/providers/braintree/braintreeProvider.ts'
import type { Charge, PaymentProvider } from '../src/providers/paymentProvider.ts'
import { createStripeProvider } from '../src/providers/stripe/stripeProvider.ts'
import { submitPage } from './harness/approve.ts'
import { cardToken, clearFaults } from './harness/orders.ts'
import { testServices } from './harness/testServices.ts'

afterEach(clearFaults)

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
    STRIPE_API_URL: testServices.sandbox,
    STRIPE_WEBHOOK_SECRET: undefined,
    PROVIDER_TIMEOUT_SECONDS: 5,
  })
const braintree = () =>
  createBraintreeProvider('selvedge', {
    BRAINTREE_PUBLIC_KEY: 'selvedge_public',
    BRAINTREE_PRIVATE_KEY: 'selvedge_private',
    BRAINTREE_ENVIRONMENT: 'sandbox',
    BRAINTREE_API_URL: testServices.sandbox,
    BRAINTREE_MERCHANT_ACCOUNTS: [],
    PROVIDER_TIMEOUT_SECONDS: 5,
  })
const afterpay = () =>
  createAfterpayProvider(
    'selvedge',
    {
      AFTERPAY_API_URL: testServices.sandbox,
      AFTERPAY_SECRET_KEY: 'selvedge_secret',
      PROVIDER_TIMEOUT_SECONDS: 5,
    },
    fetch,
  )

const braintreeToken = async (): Promise<string> => {
  const response = await fetch(`${testServices.sandbox}/fields/cards?provider=braintree`, {
    method: 'POST',
    headers: { origin: testServices.sandbox },
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12 / 30', cvc: '123', name: 'M Hale' }),
  })
  const { id } = (await response.json()) as { id: string }
  return (await braintree().read(id, { kind: 'card', owner: 'test' }))?.token ?? ''
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
  const back = await submitPage(opened?.url ?? '', 'approve')
  return back.searchParams.get('orderToken') ?? ''
}

test.each<[string, () => PaymentProvider, () => Promise<string>]>([
  ['Stripe', stripe, () => cardToken()],
  ['Braintree', braintree, braintreeToken],
  ['Afterpay', afterpay, afterpayToken],
])(
  '%s: finds a payment hold by its key when the response was lost, and releases the hold',
  async (_, make, token) => {
    const provider = make()
    const charge = aCharge(await token())
    expect(await provider.referenceOf(charge)).toBeUndefined()
    const held = await provider.authorise(charge)
    expect(held.kind).toBe('authorised')
    const reference = await provider.referenceOf(charge)
    expect(reference).toBe(held.kind === 'authorised' ? held.reference : '')
    await provider.release(reference ?? '', charge.key, { cents: 4_200, currency: 'USD' })
    expect(await provider.statusOf(reference ?? '')).toBe('ended')
    expect(await provider.referenceOf(aCharge('another'))).toBeUndefined()
  },
)
