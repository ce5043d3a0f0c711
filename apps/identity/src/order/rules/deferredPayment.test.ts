import { aCart, aLine, anAddress } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { deferredPaymentProblem } from './deferredPayment.ts'

const shippingAddress = anAddress()
const cart = { ...aCart({ shippingAddress }), shippingAddress, billingAddress: null }
const to = (country: string) => ({ ...shippingAddress, country })
const membership = aLine({ productType: { key: 'subscriptions', name: 'Subscriptions' } })

test.each([3_500, 400_000])('Afterpay accepts %i cents from a shopper in the US', (cents) =>
  expect(deferredPaymentProblem(cart, cents)).toBeUndefined(),
)

test.each([3_499, 400_001])('Afterpay refuses an amount of %i cents', (cents) =>
  expect(deferredPaymentProblem(cart, cents)).toBe('AFTERPAY_INVALID_AMOUNT'),
)

test('requires shipping and billing addresses in the US for Afterpay', () => {
  expect(deferredPaymentProblem({ ...cart, shippingAddress: to('CA') }, 5_000)).toBe(
    'AFTERPAY_INVALID_COUNTRY',
  )
  expect(deferredPaymentProblem({ ...cart, billingAddress: to('GB') }, 5_000)).toBe(
    'AFTERPAY_INVALID_COUNTRY',
  )
})

test('returns different Afterpay error codes for another currency, a subscription and a missing address', () => {
  const totalPrice = { ...cart.totalPrice, currencyCode: 'CAD' }
  expect(deferredPaymentProblem({ ...cart, totalPrice }, 5_000)).toBe('AFTERPAY_INVALID_CURRENCY')
  expect(deferredPaymentProblem({ ...cart, lineItems: [membership] }, 5_000)).toBe(
    'AFTERPAY_INVALID_ITEM_IN_CART',
  )
  expect(deferredPaymentProblem({ ...cart, shippingAddress: null }, 5_000)).toBe('BAD_REQUEST')
})
