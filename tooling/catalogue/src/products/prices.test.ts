import { expect, test } from 'vitest'
import { convertPrice, currencies } from './prices.ts'

test('converts 0 to 0 in every currency, and 1 US cent to 5 pence', () => {
  for (const currency of currencies) expect(convertPrice(0, currency)).toBe(0)
  expect(convertPrice(1, 'GBP')).toBe(5)
})
