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

test('a whole checkout can be placed', () => expect(orderBlockers(whole)).toEqual([]))
test('a checkout without payment needs one', () =>
  expect(orderBlockers({ ...whole, hasPayment: false })).toEqual(['payment-missing']))
test.each(['customerEmail', 'shippingAddress', 'shippingInfo', 'billingAddress'] as const)(
  'a checkout without %s lacks fields',
  (field) => expect(orderBlockers({ ...whole, [field]: null })).toEqual(['fields-missing']),
)
test('both are told', () =>
  expect(orderBlockers({ lineItems: [{}], hasPayment: false })).toEqual([
    'fields-missing',
    'payment-missing',
  ]))
