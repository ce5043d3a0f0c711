import { expect, test } from 'vitest'
import { aLine, aPlusLine, details } from '../testing/builders.ts'
import { isPlusMembership, isShipped, isSubscription, subscriptionsIn } from './subscriptions.ts'

test('the subscriptions key marks a subscription, on the product type or on the product', () => {
  expect(isSubscription(aPlusLine())).toBe(true)
  expect(isSubscription(aLine({ productKey: 'subscriptions' }))).toBe(true)
  expect(isSubscription(aLine())).toBe(false)
  expect(isSubscription(aLine({ productType: null, productKey: null }))).toBe(false)
})

test('a cart holds only subscriptions, some, or none', () => {
  expect(subscriptionsIn({ lineItems: [aPlusLine()] })).toBe('only')
  expect(subscriptionsIn({ lineItems: [aLine(), aPlusLine()] })).toBe('some')
  expect(subscriptionsIn({ lineItems: [aLine()] })).toBe('none')
  expect(subscriptionsIn({ lineItems: [] })).toBe('none')
})

test('Plus is the subscription of that name, not another one and not a thing called so', () => {
  expect(isPlusMembership(aPlusLine())).toBe(true)
  expect(isPlusMembership(aPlusLine({ variant: null }))).toBe(true)
  expect(isPlusMembership(aPlusLine({ variant: null, name: null }))).toBe(false)
  const club = {
    name: 'Swatch Club',
    variant: { attributesRaw: details({ 'subscription-name': 'Surplus' }) },
  }
  expect(isPlusMembership(aPlusLine(club))).toBe(false)
  expect(isPlusMembership(aLine({ name: 'Plus signs' }))).toBe(false)
})

test('ships every cart but one of Plus memberships only', () => {
  expect(isShipped({ lineItems: [aLine(), aPlusLine()] })).toBe(true)
  expect(isShipped({ lineItems: [aPlusLine()] })).toBe(false)
})
