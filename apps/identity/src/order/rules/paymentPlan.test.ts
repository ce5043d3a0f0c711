import { aCart, aLine, anAddress } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { paymentPlan } from './paymentPlan.ts'

const cart = aCart({ customerId: 'ada', shippingAddress: anAddress() })
const membership = aLine({
  productType: { key: 'subscriptions', name: 'Subscriptions' },
  variant: {
    ...aLine().variant!,
    attributesRaw: [{ name: 'subscription-name', value: 'Plus', attributeDefinition: null }],
  },
})
const providers = { card: 'stripe', afterpay: 'afterpay', 'purchase-order': 'purchase-order' } as const
const by = (kind: keyof typeof providers, creditCents = 0) => ({
  creditCents,
  payment: { kind, provider: providers[kind], token: 't', brand: '', last4: '', expMonth: 0, expYear: 0 },
})
const refused = (reason: string) => ({ ok: false, problem: { kind: 'credit-refused', reason } })

test('charges the chosen payment method the amount that remains after store credit', () => {
  expect(paymentPlan(cart, 5_000, by('card', 2_000))).toMatchObject({
    value: { creditCents: 2_000, charge: { kind: 'card', cents: 3_000 } },
  })
  expect(paymentPlan(cart, 5_000, by('card', 9_000))).toEqual({ ok: true, value: { creditCents: 5_000 } })
})

test('describes a card by its brand and last four digits', () => {
  const card = by('card')
  const visa = { ...card, payment: { ...card.payment, brand: 'visa', last4: '4242' } }
  expect(paymentPlan(cart, 5_000, visa)).toMatchObject({ value: { charge: { name: 'visa 4242' } } })
})

test('refuses store credit for guests, for a Plus membership, and together with a purchase order', () => {
  expect(paymentPlan({ ...cart, lineItems: [membership] }, 5_000, by('card', 1))).toEqual(
    refused('plus-membership'),
  )
  expect(paymentPlan(cart, 5_000, by('purchase-order', 1))).toEqual(refused('purchase-order'))
  expect(paymentPlan({ ...cart, customerId: null }, 5_000, by('card', 1))).toEqual(refused('guest'))
})

test('uses only store credit when it covers the total, whichever other method was chosen', () =>
  expect(paymentPlan(cart, 5_000, by('purchase-order', 5_000))).toEqual({
    ok: true,
    value: { creditCents: 5_000 },
  }))

test('accepts a Plus membership and a purchase order without store credit', () => {
  expect(paymentPlan({ ...cart, lineItems: [membership] }, 5_000, by('card'))).toMatchObject({ ok: true })
  expect(paymentPlan(cart, 5_000, by('purchase-order'))).toMatchObject({ ok: true })
})

test('applies Afterpay’s limits to the amount that remains after store credit', () =>
  expect(paymentPlan(cart, 5_000, by('afterpay', 2_000))).toMatchObject({
    problem: { kind: 'deferred-payment', code: 'AFTERPAY_INVALID_AMOUNT' },
  }))
