import { predictTotals } from '@selvedge/cart-domain'
import { aCart, aLine, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { predictionBase } from '../../../server/cart/predictionBase.ts'
import { summaryView } from '../../../server/cart/summaryView.ts'
import { UPDATING } from '../../i18n/updating.ts'
import { predictedSummary } from './predictedSummary.ts'

const of = (quantity: number) =>
  aCart({
    lineItems: [aLine({ id: 'a', quantity, totalPrice: usd(3_900 * quantity) }), aLine({ id: 'b' })],
    totalPrice: usd(3_900 * (quantity + 1)),
  })
const cart = of(2)
const summary = summaryView(cart, 'en-US')
const change = { lineItemId: 'a', quantity: 5 }

test('what can be told is what the shop will say', () =>
  expect(
    predictedSummary(summary, {
      predict: predictTotals,
      base: predictionBase(cart),
      change,
      locale: 'en-US',
    }),
  ).toEqual(summaryView(of(5), 'en-US')))

test('what cannot be told is updating; what is not there yet stays away', () =>
  expect(
    predictedSummary(summary, { predict: undefined, base: undefined, change, locale: 'en-US' }),
  ).toMatchObject({ subtotal: UPDATING, total: UPDATING, tax: '', shipping: '', totalCents: 0 }))

test('a line that left with the answer leaves the summary as the shop says it', () =>
  expect(
    predictedSummary(summary, {
      predict: predictTotals,
      base: predictionBase(cart),
      change: { lineItemId: 'gone', quantity: 0 },
      locale: 'en-US',
    }),
  ).toEqual(summary))
