import { predictTotals } from '@selvedge/cart-domain'
import { aCart, aLine, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { predictionBase } from './predictionBase.ts'

const line = aLine({ id: 'towel', quantity: 2, totalPrice: usd(7_800) })
const rate = { name: 'NC', amount: 0.0475, includedInPrice: false }
const taxedLine = {
  ...line,
  taxRate: rate,
  taxedPrice: { totalNet: usd(7_800), totalGross: usd(8_171), totalTax: usd(371) },
}
const cart = aCart({
  lineItems: [taxedLine],
  totalPrice: usd(7_800),
  taxedPrice: { ...taxedLine.taxedPrice, taxPortions: [] },
})

test('a browser’s part of a cart tells the same totals as the whole', () => {
  const change = { lineItemId: 'towel', quantity: 5 }
  const base = predictionBase(cart)
  const predicted = base && predictTotals(base, change, 'none')
  expect(predicted).toEqual(predictTotals(cart, change, 'none'))
  expect(predicted).toMatchObject({ subtotal: 19_500, total: 20_426, tax: 926 })
})

test('a cart with a code, or with something off its total, is not sent along', () => {
  const discountCodes = [{ state: 'MatchesCart' as const, discountCodeRef: { id: 'a' }, discountCode: null }]
  expect(predictionBase(aCart({ ...cart, discountCodes: discountCodes as never }))).toBeUndefined()
})
