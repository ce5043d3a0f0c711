import { expect, test } from 'vitest'
import { aCart, aPlusLine } from '../testing/builders.ts'
import { paymentIdentifiers, paymentKind } from './paymentIdentifiers.ts'
import { type PaymentContext, paymentOptions, paymentRefusals } from './paymentOptions.ts'

const situation = (more: Partial<PaymentContext> = {}): PaymentContext => ({
  cart: aCart(),
  country: 'US',
  isTrade: true,
  storeCredit: 100,
  ...more,
})

test('offers every payment method, in a fixed order, to a trade member in the US who has store credit', () => {
  expect(paymentOptions(situation())).toEqual(
    paymentIdentifiers.map((identifier) => ({ identifier, reasons: [] })),
  )
})

test('refuses store credit with a Plus membership in the cart, with a purchase order, and with a balance of 0', () => {
  const plus = situation({ cart: aCart([aPlusLine()]) })
  expect(paymentRefusals('spoondollars', plus)).toEqual(['plus-membership'])
  expect(paymentRefusals('spoondollars', situation({ beside: 'PurchaseOrder' }))).toEqual(['purchase-order'])
  expect(paymentRefusals('spoondollars', situation({ beside: 'stripe' }))).toEqual([])
  expect(paymentRefusals('spoondollars', situation({ storeCredit: 0 }))).toEqual(['no-store-credit'])
  expect(paymentRefusals('spoondollars', situation({ storeCredit: 1 }))).toEqual([])
})

test('offers purchase orders to trade members only', () => {
  expect(paymentRefusals('PurchaseOrder', situation({ isTrade: false }))).toEqual(['trade-only'])
})

test('returns Afterpay’s refusal codes as the reasons why Afterpay is not available', () => {
  expect(paymentRefusals('Afterpay', situation({ country: 'GB' }))).toEqual(['AFTERPAY_INVALID_COUNTRY'])
})

test('offers cards and PayPal to every shopper', () => {
  const anybody = situation({
    isTrade: false,
    storeCredit: 0,
    country: undefined,
    cart: aCart([aPlusLine()]),
  })
  for (const identifier of ['stripe', 'Paypal', 'Braintree'] as const)
    expect(paymentRefusals(identifier, anybody)).toEqual([])
})

test.each([
  ['stripe', 'card'],
  ['Braintree', 'card'],
  ['Paypal', 'paypal'],
  ['spoondollars', 'store-credit'],
  ['Afterpay', 'afterpay'],
  ['PurchaseOrder', 'purchase-order'],
  ['Stripe', undefined],
  ['paypal', undefined],
])('maps the payment identifier %s to the payment kind %s', (identifier, kind) =>
  expect(paymentKind(identifier)).toBe(kind),
)
