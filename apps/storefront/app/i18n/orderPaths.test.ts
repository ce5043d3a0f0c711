import { expect, test } from 'vitest'
import { findOrderPath, orderPath } from './orderPaths.ts'

test('returns the path of an order page in a locale, with the key from a mailed link', () => {
  expect(orderPath('en-US', 'SV-1')).toBe('/account/orders/SV-1')
  expect(orderPath('en-GB', 'A/B', 'k.1')).toBe('/en-GB/account/orders/A%2FB?key=k.1')
  expect(findOrderPath('en-GB')).toBe('/en-GB/account/orders')
})
