import { aLine } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { cartWeight, weightScore } from './cartWeight.ts'

const attribute = (name: string, value: unknown) => ({
  name,
  value,
  attributeDefinition: null,
})
const line = (quantity: number, attributes: ReturnType<typeof attribute>[], key = 'fabric') => {
  const base = aLine({ quantity })
  return {
    ...base,
    productType: { key, name: key },
    variant: { ...base.variant!, attributesRaw: attributes },
  }
}

test('a weight of its own goes before everything', () => {
  expect(cartWeight([line(3, [attribute('weightGrams', 100), attribute('weightGsm', 999)])])).toBe(300)
})

test('cloth weighs by its area: grams a square metre, width, a yard', () => {
  expect(cartWeight([line(2, [attribute('weightGsm', 150), attribute('printableWidthCm', 140)])])).toBe(384)
})

test('without any numbers a product weighs what its kind usually weighs', () => {
  expect(cartWeight([line(1, [], 'wallpaper'), line(5, [], 'subscriptions')])).toBe(900)
})

test('begun kilograms count, an empty cart counts nothing', () => {
  expect([0, 1, 1000, 1001].map(weightScore)).toEqual([0, 1, 1, 2])
  expect(cartWeight([])).toBe(0)
})
