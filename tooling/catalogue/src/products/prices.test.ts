import { expect, test } from 'vitest'
import { currencies, inCurrency } from './prices.ts'

test('what costs nothing costs nothing in any currency; the rest costs at least 5 cents', () => {
  for (const currency of currencies) expect(inCurrency(0, currency)).toBe(0)
  expect(inCurrency(1, 'GBP')).toBe(5)
})
