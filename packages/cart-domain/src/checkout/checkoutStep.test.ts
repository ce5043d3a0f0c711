import { expect, test } from 'vitest'
import { backTarget, type CheckoutProgress, canOpen, checkoutStepStates, openStep } from './checkoutStep.ts'

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

const states = (of: CheckoutProgress) =>
  checkoutStepStates(of).map(({ step, number, state, clickable }) => [number, step, state, clickable])

test('the header of an empty cart has three steps and none to click', () => {
  expect(states(progress({ lineItems: [] }))).toEqual([
    [1, 'shipping', 'ahead', false],
    [2, 'billing', 'ahead', false],
    [3, 'review', 'ahead', false],
  ])
  expect(canOpen(progress({ lineItems: [] }), 'shipping')).toBe(false)
})

test('with something in the cart the first step can be clicked, and each more as it opens', () => {
  expect(states(progress())).toEqual([
    [1, 'shipping', 'open', true],
    [2, 'billing', 'ahead', false],
    [3, 'review', 'ahead', false],
  ])
  expect(states(progress(shipped))).toEqual([
    [1, 'shipping', 'done', true],
    [2, 'billing', 'open', true],
    [3, 'review', 'ahead', false],
  ])
  expect(states(progress(billed)).map(([, , state]) => state)).toEqual(['done', 'done', 'open'])
})

test('without an e-mail address or without an address shipping is not done', () => {
  expect(openStep(progress({ ...shipped, customerEmail: '' }))).toBe('shipping')
  expect(openStep(progress({ ...shipped, shippingAddress: null }))).toBe('shipping')
  expect(openStep(progress({ ...billed, shippingInfo: null }))).toBe('shipping')
  expect(openStep(progress({ ...billed, hasPayment: false }))).toBe('billing')
})

test('a way of delivery that the cart has outgrown is chosen again', () => {
  const shippingInfo = (shippingMethodState: string) => ({ ...billed, shippingInfo: { shippingMethodState } })
  expect(openStep(progress(shippingInfo('MatchesCart')))).toBe('review')
  expect(openStep(progress(shippingInfo('DoesNotMatchCart')))).toBe('shipping')
})

test('back leads from billing and review to the cart, from shipping where it led', () => {
  expect([backTarget('shipping'), backTarget('billing'), backTarget('review')]).toEqual([
    'page-before',
    'cart',
    'cart',
  ])
})
