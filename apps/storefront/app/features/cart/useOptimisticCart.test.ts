import { predictionInput } from '@selvedge/cart-domain/server'
import { aCart, aLine, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { summaryView } from '../../../server/cart/cartView.ts'
import { UPDATING_TEXT } from '../../i18n/updating.ts'
import { optimisticSummary } from './useOptimisticCart.ts'

const withQuantity = (quantity: number, other = 1) =>
  aCart({
    lineItems: [
      aLine({ id: 'a', quantity, totalPrice: usd(3_900 * quantity) }),
      aLine({ id: 'b', quantity: other, totalPrice: usd(3_900 * other) }),
    ],
    totalPrice: usd(3_900 * (quantity + other)),
  })

const cart = withQuantity(2)
const summary = summaryView(cart, 'en-US')
const base = predictionInput(cart)
const change = { lineItemId: 'a', quantity: 5 }

test.each([
  ['one changed line', [change], withQuantity(5)],
  ['two changed lines', [change, { lineItemId: 'b', quantity: 2 }], withQuantity(5, 2)],
])('predicts the amounts that the platform will return for %s', (_, changes, changed) =>
  expect(optimisticSummary(summary, { base, changes, locale: 'en-US' })).toEqual({
    ...summaryView(changed, 'en-US'),
    count: summary.count,
  }),
)

test('marks amounts as updating when they cannot be predicted, and leaves unknown shipping and tax empty', () =>
  expect(optimisticSummary(summary, { base: undefined, changes: [change], locale: 'en-US' })).toMatchObject({
    subtotal: UPDATING_TEXT,
    total: UPDATING_TEXT,
    tax: '',
    shipping: '',
    totalCents: 0,
  }))

test('does not change the summary when no line changes', () =>
  expect(optimisticSummary(summary, { base, changes: [], locale: 'en-US' })).toBe(summary))
