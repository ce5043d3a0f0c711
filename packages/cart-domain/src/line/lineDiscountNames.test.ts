import { expect, test } from 'vitest'
import { aLine, usd } from '../testing/builders.ts'
import { lineDiscountNames } from './lineDiscountNames.ts'

const part = (...names: readonly (string | null)[]) => ({
  quantity: 1,
  discountedPrice: {
    value: usd(3_000),
    includedDiscounts: names.map((name) => ({ discountedAmount: usd(300), discount: { name } })),
  },
})

test('returns each discount name once, product discounts before cart discounts', () => {
  const price = { value: usd(3_900), discounted: { value: usd(3_300), discount: { name: 'Summer sale' } } }
  const line = aLine({
    price,
    discountedPricePerQuantity: [part('Linen week'), part('Linen week', 'Summer sale')],
  })
  expect(lineDiscountNames(line)).toEqual(['Summer sale', 'Linen week'])
})

test('omits discounts without a name', () => {
  expect(lineDiscountNames(aLine({ discountedPricePerQuantity: [part(null, '')] }))).toEqual([])
})
