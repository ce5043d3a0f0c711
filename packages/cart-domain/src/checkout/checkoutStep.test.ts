import { expect, test } from 'vitest'
import { backTarget, type CheckoutProgress, canOpen, checkoutStepStates, openStep } from './checkoutStep.ts'

const progress = (more: Partial<CheckoutProgress> = {}): CheckoutProgress => ({
  lineItems: [{}],
  hasPayment: false,
  ...more,
})
const shipped = { customerEmail: 'a@example.com', shippingAddress: {}, shippingInfo: {} }
const billed = { ...shipped, billingAddress: {}, hasPayment: true }

test('returns no step for an empty cart', () => expect(openStep(progress({ lineItems: [] }))).toBe('cart'))
test('opens shipping first', () => expect(openStep(progress())).toBe('shipping'))
test('stays at shipping with an address but no method', () =>
  expect(openStep(progress({ ...shipped, shippingInfo: null }))).toBe('shipping'))
test('opens billing after shipping', () => expect(openStep(progress(shipped))).toBe('billing'))
test('stays at billing with a payment but no billing address', () =>
  expect(openStep(progress({ ...billed, billingAddress: null }))).toBe('billing'))
test('opens the review with both', () => expect(openStep(progress(billed))).toBe('review'))
test('reopens completed steps, but opens no later ones', () => {
  expect(canOpen(progress(shipped), 'shipping')).toBe(true)
  expect(canOpen(progress(shipped), 'review')).toBe(false)
})

const states = (of: CheckoutProgress) =>
  checkoutStepStates(of).map(({ step, number, state, clickable }) => [number, step, state, clickable])

test('shows three steps without links in the header of an empty cart', () => {
  expect(states(progress({ lineItems: [] }))).toEqual([
    [1, 'shipping', 'ahead', false],
    [2, 'billing', 'ahead', false],
    [3, 'review', 'ahead', false],
  ])
  expect(canOpen(progress({ lineItems: [] }), 'shipping')).toBe(false)
})

test('links the first step of a cart with items, and each further one as it opens', () => {
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

test('does not complete shipping without an email address or without an address', () => {
  expect(openStep(progress({ ...shipped, customerEmail: '' }))).toBe('shipping')
  expect(openStep(progress({ ...shipped, shippingAddress: null }))).toBe('shipping')
  expect(openStep(progress({ ...billed, shippingInfo: null }))).toBe('shipping')
  expect(openStep(progress({ ...billed, hasPayment: false }))).toBe('billing')
})

test('requires another shipping method when the cart no longer matches the chosen one', () => {
  const shippingInfo = (shippingMethodState: string) => ({ ...billed, shippingInfo: { shippingMethodState } })
  expect(openStep(progress(shippingInfo('MatchesCart')))).toBe('review')
  expect(openStep(progress(shippingInfo('DoesNotMatchCart')))).toBe('shipping')
})

test('returns the cart as the back target of billing and review, and the previous page for shipping', () => {
  expect([backTarget('shipping'), backTarget('billing'), backTarget('review')]).toEqual([
    'page-before',
    'cart',
    'cart',
  ])
})
