import { expect, test } from 'vitest'
import { aCart, aLine, usd } from '../testing/builders.ts'
import { predictionInput } from './predictionInput.ts'
import { predictTotals } from './predictTotals.ts'

const line = aLine({
  id: 'towel',
  quantity: 2,
  totalPrice: usd(7_800),
  taxRate: { amount: 0.0475, includedInPrice: false },
  taxedPrice: { totalNet: usd(7_800), totalGross: usd(8_171), totalTax: usd(371) },
})
const cart = aCart([line], {
  taxedPrice: { totalNet: usd(7_800), totalGross: usd(8_171) },
  shippingInfo: {
    shippingMethodName: 'Standard',
    price: usd(0),
    shippingRate: { freeAbove: null, tiers: [] },
  },
})

test('predicts the same totals from the reduced cart as from the complete cart', () => {
  const change = { lineItemId: 'towel', quantity: 5 }
  const input = predictionInput(cart)
  const predicted = input && predictTotals(input, [change], { discountsMayChange: false })
  expect(predicted).toEqual(predictTotals(cart, [change], { discountsMayChange: false }))
  expect(predicted).toMatchObject({ subtotal: 19_500, total: 20_426, tax: 926 })
})

test('contains only the fields that a prediction reads, and omits fields that the cart does not have', () => {
  const [picked] = predictionInput(aCart([aLine()]))?.lineItems ?? []
  expect(picked).toEqual({
    id: 'line-1',
    quantity: 1,
    price: { value: usd(3_900), tiers: [] },
    totalPrice: usd(3_900),
    discountedPricePerQuantity: [],
  })
})

test('returns undefined for a cart with a discount code, or with a discount on the total', () => {
  expect(predictionInput({ ...cart, discountCodes: [{}] })).toBeUndefined()
  const discountOnTotalPrice = { discountedAmount: usd(500), includedDiscounts: [] }
  expect(predictionInput({ ...cart, discountOnTotalPrice })).toBeUndefined()
})
