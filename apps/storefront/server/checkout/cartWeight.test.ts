import { expect, test } from 'vitest'
import { cartWeightHash } from './cartWeight.ts'

const line = (sku: string, quantity: number) => ({ quantity, variant: { sku } })

test('returns the same hash for the same items in any order, and another hash when a SKU or a quantity differs', () => {
  const stamp = cartWeightHash({ lineItems: [line('a', 1), line('b', 2)] })
  expect(cartWeightHash({ lineItems: [line('b', 2), line('a', 1)] })).toBe(stamp)
  expect(cartWeightHash({ lineItems: [line('a', 2), line('b', 2)] })).not.toBe(stamp)
  expect(cartWeightHash({ lineItems: [line('a', 1), line('c', 2)] })).not.toBe(stamp)
  expect(cartWeightHash({ lineItems: [] })).not.toBe(stamp)
})
