import { expect, test } from 'vitest'
import {
  backButtonTarget,
  type CheckoutProgress,
  canOpenStep,
  checkoutStepStates,
  firstIncompleteStep,
} from './checkoutStep.ts'

const progress = (more: Partial<CheckoutProgress> = {}): CheckoutProgress => ({
  lineItems: [{}],
  hasPayment: false,
  ...more,
})
const shipped = { customerEmail: 'a@example.com', shippingAddress: {}, shippingInfo: {} }
const billed = { ...shipped, billingAddress: {}, hasPayment: true }

test('returns the cart instead of a step when the cart is empty', () =>
  expect(firstIncompleteStep(progress({ lineItems: [] }))).toBe('cart'))
test('opens the shipping step first', () => expect(firstIncompleteStep(progress())).toBe('shipping'))
test('stays at shipping when the cart has an address but no shipping method', () =>
  expect(firstIncompleteStep(progress({ ...shipped, shippingInfo: null }))).toBe('shipping'))
test('opens the billing step after shipping', () =>
  expect(firstIncompleteStep(progress(shipped))).toBe('billing'))
test('stays at billing when the cart has a payment but no billing address', () =>
  expect(firstIncompleteStep(progress({ ...billed, billingAddress: null }))).toBe('billing'))
test('opens the review after shipping and billing', () =>
  expect(firstIncompleteStep(progress(billed))).toBe('review'))
test('reopens a completed step, but opens no step beyond the first incomplete one', () => {
  expect(canOpenStep(progress(shipped), 'shipping')).toBe(true)
  expect(canOpenStep(progress(shipped), 'review')).toBe(false)
})

const states = (of: CheckoutProgress) =>
  checkoutStepStates(of).map(({ step, number, state, clickable }) => [number, step, state, clickable])

test('returns three steps that cannot be opened for an empty cart', () => {
  expect(states(progress({ lineItems: [] }))).toEqual([
    [1, 'shipping', 'ahead', false],
    [2, 'billing', 'ahead', false],
    [3, 'review', 'ahead', false],
  ])
  expect(canOpenStep(progress({ lineItems: [] }), 'shipping')).toBe(false)
})

test('links the shipping step when the cart has items, and each later step when the steps before it are complete', () => {
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

test('stays at shipping or billing while one of the required values is missing', () => {
  expect(firstIncompleteStep(progress({ ...shipped, customerEmail: '' }))).toBe('shipping')
  expect(firstIncompleteStep(progress({ ...shipped, shippingAddress: null }))).toBe('shipping')
  expect(firstIncompleteStep(progress({ ...billed, shippingInfo: null }))).toBe('shipping')
  expect(firstIncompleteStep(progress({ ...billed, hasPayment: false }))).toBe('billing')
})

test('reopens the shipping step when the selected shipping method no longer matches the cart', () => {
  const shippingInfo = (shippingMethodState: string) => ({ ...billed, shippingInfo: { shippingMethodState } })
  expect(firstIncompleteStep(progress(shippingInfo('MatchesCart')))).toBe('review')
  expect(firstIncompleteStep(progress(shippingInfo('DoesNotMatchCart')))).toBe('shipping')
})

test('links back to the cart from billing and review, and to the previous page from shipping', () => {
  expect([backButtonTarget('shipping'), backButtonTarget('billing'), backButtonTarget('review')]).toEqual([
    'page-before',
    'cart',
    'cart',
  ])
})
