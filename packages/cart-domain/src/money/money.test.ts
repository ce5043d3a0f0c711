import { expect, test } from 'vitest'
import { sumCents, toCurrencyUnits } from './money.ts'

test('divides cents by 100, or according to the fraction digits of the currency', () => {
  expect(toCurrencyUnits({ currencyCode: 'USD', centAmount: 3999 })).toBe(39.99)
  expect(toCurrencyUnits({ currencyCode: 'JPY', centAmount: 3999, fractionDigits: 0 })).toBe(3999)
  expect(toCurrencyUnits({ currencyCode: 'USD', centAmount: -50, fractionDigits: 2 })).toBe(-0.5)
})

test('adds up cents, and returns 0 for no amounts', () => {
  expect(sumCents([1, 2, 3900])).toBe(3903)
  expect(sumCents([])).toBe(0)
})
