import { expect, test } from 'vitest'
import { aLine, aPlusLine, details } from '../testing/builders.ts'
import { cartProblems, isUnavailableLine } from './cartProblems.ts'

const newcomer = { isPlusMember: false }
const member = { isPlusMember: true }
const soldOut = aLine({ id: 'gone', variant: { availability: { noChannel: { isOnStock: false } } } })

test('reports no problem for a cart of available items, whether or not the shopper is a Plus member', () => {
  expect(cartProblems({ lineItems: [aLine()] }, newcomer)).toEqual([])
  expect(cartProblems({ lineItems: [aLine()] }, member)).toEqual([])
})

test('refuses an empty cart', () => {
  expect(cartProblems({ lineItems: [] }, newcomer)).toEqual([{ kind: 'empty' }])
})

test('returns unavailable lines, so that the shop can remove them', () => {
  expect(cartProblems({ lineItems: [aLine(), soldOut] }, newcomer)).toEqual([
    { kind: 'unavailable', lineItemIds: ['gone'] },
  ])
})

test('allows a Plus membership in a cart only when it is the single item with a quantity of 1', () => {
  expect(cartProblems({ lineItems: [aPlusLine()] }, newcomer)).toEqual([])
  expect(cartProblems({ lineItems: [aPlusLine(), aLine()] }, newcomer)).toEqual([
    { kind: 'plus-not-alone', lineItemIds: ['plus'] },
  ])
  expect(cartProblems({ lineItems: [aPlusLine({ quantity: 2 })] }, newcomer)).toEqual([
    { kind: 'plus-not-alone', lineItemIds: ['plus'] },
  ])
  expect(cartProblems({ lineItems: [aLine(), aLine()] }, newcomer)).toEqual([])
})

test('refuses a Plus membership for a shopper who is already a member', () => {
  expect(cartProblems({ lineItems: [aPlusLine()] }, member)).toEqual([
    { kind: 'plus-active', lineItemIds: ['plus'] },
  ])
})

test.each(['guest', 'trade'] as const)(
  'refuses a Plus membership for a shopper who cannot join: %s',
  (cannotJoin) => {
    const shopper = { ...newcomer, cannotJoin }
    expect(cartProblems({ lineItems: [aPlusLine()] }, shopper)).toEqual([
      { kind: `plus-${cannotJoin}`, lineItemIds: ['plus'] },
    ])
    expect(cartProblems({ lineItems: [aLine()] }, shopper)).toEqual([])
  },
)

test('lists every problem at once', () => {
  expect(cartProblems({ lineItems: [aPlusLine(), soldOut] }, member).map(({ kind }) => kind)).toEqual([
    'unavailable',
    'plus-not-alone',
    'plus-active',
  ])
})

test.each(['product-status', 'productStatus', 'variant-status', 'variantStatus'])(
  'treats a line as unavailable when the attribute %s has a value such as “inactive” or “discontinued”',
  (name) => {
    const line = (value: unknown) => aLine({ variant: { attributesRaw: details({ [name]: value }) } })
    for (const value of [
      'inactive',
      'Discontinued',
      { key: 'x', label: 'Unavailable' },
      'retired',
      'archived',
      'DELETED',
    ])
      expect(isUnavailableLine(line(value))).toBe(true)
    for (const value of ['active', '', 'not inactive', 'inactive soon'])
      expect(isUnavailableLine(line(value))).toBe(false)
  },
)

test('treats a line without stock figures as available', () => {
  expect(isUnavailableLine(aLine({ variant: null }))).toBe(false)
  expect(isUnavailableLine(aLine({ variant: { availability: null } }))).toBe(false)
  expect(isUnavailableLine(aLine({ variant: { availability: { noChannel: null } } }))).toBe(false)
  expect(isUnavailableLine(aLine({ variant: { availability: { noChannel: { isOnStock: true } } } }))).toBe(
    false,
  )
})
