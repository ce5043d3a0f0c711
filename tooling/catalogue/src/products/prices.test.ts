import { expect, test } from 'vitest'
import { convertPrice, currencies } from './prices.ts'

test('converts zero to zero and other prices to at least 5 cents', () => {
  for (const currency of currencies) expect(convertPrice(0, currency)).toBe(0)
  expect(convertPrice(1, 'GBP')).toBe(5)
})
