import { expect, test } from 'vitest'
import { type CheckoutProgress, canOpen, openStep } from './checkoutStep.ts'

const progress = (more: Partial<CheckoutProgress> = {}): CheckoutProgress => ({
  lineItems: [{}],
  hasPayment: false,
  ...more,
})
const shipped = { customerEmail: 'a@example.com', shippingAddress: {}, shippingInfo: {} }
const billed = { ...shipped, billingAddress: {}, hasPayment: true }

test('an empty cart belongs on the cart page', () =>
  expect(openStep(progress({ lineItems: [] }))).toBe('cart'))
test('checkout opens at shipping', () => expect(openStep(progress())).toBe('shipping'))
test('an address without a method stays at shipping', () =>
  expect(openStep(progress({ ...shipped, shippingInfo: null }))).toBe('shipping'))
test('after shipping comes billing', () => expect(openStep(progress(shipped))).toBe('billing'))
test('a payment without a billing address stays at billing', () =>
  expect(openStep(progress({ ...billed, billingAddress: null }))).toBe('billing'))
test('with both, review is open', () => expect(openStep(progress(billed))).toBe('review'))
test('done steps can be opened again, later ones cannot', () => {
  expect(canOpen(progress(shipped), 'shipping')).toBe(true)
  expect(canOpen(progress(shipped), 'review')).toBe(false)
})
