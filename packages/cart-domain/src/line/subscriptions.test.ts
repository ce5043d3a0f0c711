import { expect, test } from 'vitest'
import { aLine, aPlusLine, details } from '../testing/builders.ts'
import { hasShippableItem, isPlusMembership, isSubscription, subscriptionsInCart } from './subscriptions.ts'

test('recognises a subscription by the key “subscriptions” of the product type or of the product', () => {
  expect(isSubscription(aPlusLine())).toBe(true)
  expect(isSubscription(aLine({ productKey: 'subscriptions' }))).toBe(true)
  expect(isSubscription(aLine())).toBe(false)
  expect(isSubscription(aLine({ productType: null, productKey: null }))).toBe(false)
})

test('returns whether a cart contains only, some or no subscriptions', () => {
  expect(subscriptionsInCart({ lineItems: [aPlusLine()] })).toBe('only')
  expect(subscriptionsInCart({ lineItems: [aLine(), aPlusLine()] })).toBe('some')
  expect(subscriptionsInCart({ lineItems: [aLine()] })).toBe('none')
  expect(subscriptionsInCart({ lineItems: [] })).toBe('none')
})

test('treats a product as a Plus membership only when it is a subscription with “Plus” in its name', () => {
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

test('treats every cart as shippable unless it contains only Plus memberships', () => {
  expect(hasShippableItem({ lineItems: [aLine(), aPlusLine()] })).toBe(true)
  expect(hasShippableItem({ lineItems: [aPlusLine()] })).toBe(false)
})
