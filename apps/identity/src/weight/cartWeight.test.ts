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

test('uses the attribute weightGrams of a product instead of a weight computed from weightGsm', () => {
  expect(cartWeight([line(3, [attribute('weightGrams', 100), attribute('weightGsm', 999)])])).toBe(300)
})

test('computes the weight of a yard of cloth from grams per square metre, width and length', () => {
  expect(cartWeight([line(2, [attribute('weightGsm', 150), attribute('printableWidthCm', 140)])])).toBe(384)
})

test('uses the usual weight of the product type for a product without dimensions', () => {
  expect(cartWeight([line(1, [], 'wallpaper'), line(5, [], 'subscriptions')])).toBe(900)
})

test('rounds the weight score up to whole kilograms, and returns zero for an empty cart', () => {
  expect([0, 1, 1000, 1001].map(weightScore)).toEqual([0, 1, 1, 2])
  expect(cartWeight([])).toBe(0)
})
