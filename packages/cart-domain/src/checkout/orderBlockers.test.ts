import { expect, test } from 'vitest'
import { orderBlockers } from './orderBlockers.ts'

const whole = {
  lineItems: [{}],
  customerEmail: 'ada@example.com',
  shippingAddress: {},
  shippingInfo: {},
  billingAddress: {},
  hasPayment: true,
}

test('returns no blocker for a complete checkout', () => expect(orderBlockers(whole)).toEqual([]))
test('requires a payment method', () =>
  expect(orderBlockers({ ...whole, hasPayment: false })).toEqual(['payment-missing']))
test.each(['customerEmail', 'shippingAddress', 'shippingInfo', 'billingAddress'] as const)(
  'reports missing fields when %s is missing',
  (field) => expect(orderBlockers({ ...whole, [field]: null })).toEqual(['fields-missing']),
)
test('returns both blockers when a field and the payment are missing', () =>
  expect(orderBlockers({ lineItems: [{}], hasPayment: false })).toEqual([
    'fields-missing',
    'payment-missing',
  ]))
