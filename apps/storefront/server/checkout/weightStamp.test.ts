import { expect, test } from 'vitest'
import { weightStamp } from './weightStamp.ts'

const line = (sku: string, quantity: number) => ({ quantity, variant: { sku } })

test('the same goods weigh the same in any order, and otherwise when one is more or another', () => {
  const stamp = weightStamp({ lineItems: [line('a', 1), line('b', 2)] })
  expect(weightStamp({ lineItems: [line('b', 2), line('a', 1)] })).toBe(stamp)
  expect(weightStamp({ lineItems: [line('a', 2), line('b', 2)] })).not.toBe(stamp)
  expect(weightStamp({ lineItems: [line('a', 1), line('c', 2)] })).not.toBe(stamp)
  expect(weightStamp({ lineItems: [] })).not.toBe(stamp)
})
