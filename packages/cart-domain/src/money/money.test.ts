import { expect, test } from 'vitest'
import { sumCents, toCurrencyUnits } from './money.ts'

test('converts cents to currency units with two fraction digits by default, or with the given number of digits', () => {
  expect(toCurrencyUnits({ currencyCode: 'USD', centAmount: 3999 })).toBe(39.99)
  expect(toCurrencyUnits({ currencyCode: 'JPY', centAmount: 3999, fractionDigits: 0 })).toBe(3999)
  expect(toCurrencyUnits({ currencyCode: 'USD', centAmount: -50, fractionDigits: 2 })).toBe(-0.5)
})

test('adds up cents, and returns 0 for an empty list', () => {
  expect(sumCents([1, 2, 3900])).toBe(3903)
  expect(sumCents([])).toBe(0)
})
