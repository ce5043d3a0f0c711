import { predictionInput } from '@selvedge/cart-domain/server'
import { aCart, aLine, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { summaryView } from '../../../server/cart/cartView.ts'
import { UPDATING_TEXT } from '../../i18n/updating.ts'
import { optimisticSummary } from './useOptimisticCart.ts'

const withQuantity = (quantity: number) =>
  aCart({
    lineItems: [aLine({ id: 'a', quantity, totalPrice: usd(3_900 * quantity) }), aLine({ id: 'b' })],
    totalPrice: usd(3_900 * (quantity + 1)),
  })

const cart = withQuantity(2)
const summary = summaryView(cart, 'en-US')
const base = predictionInput(cart)
const change = { lineItemId: 'a', quantity: 5 }

test('predicts the amounts that the platform will return for one changed line', () =>
  expect(optimisticSummary(summary, { base, changes: [change], locale: 'en-US' })).toEqual({
    ...summaryView(withQuantity(5), 'en-US'),
    count: summary.count,
  }))

test.each([
  ['totals cannot be predicted', { base: undefined, changes: [change] }],
  ['several lines change at once', { base, changes: [change, { lineItemId: 'b', quantity: 2 }] }],
])('marks amounts as updating when %s, and leaves unknown shipping and tax empty', (_, prediction) =>
  expect(optimisticSummary(summary, { ...prediction, locale: 'en-US' })).toMatchObject({
    subtotal: UPDATING_TEXT,
    total: UPDATING_TEXT,
    tax: '',
    shipping: '',
    totalCents: 0,
  }),
)

test('does not change the summary when no line changes', () =>
  expect(optimisticSummary(summary, { base, changes: [], locale: 'en-US' })).toBe(summary))
