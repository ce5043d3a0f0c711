import { expect, test } from 'vitest'
import { decimal, minorUnits } from './decimal.ts'

test.each([
  ['50.76', 'USD', 5076],
  ['50.7', 'usd', 5070],
  ['50', 'USD', 5000],
  ['0.05', 'EUR', 5],
  ['1200', 'JPY', 1200],
  ['1200.00', 'JPY', 1200],
])('reads %s %s as %i minor units', (text, currency, amount) => {
  expect(minorUnits(text, currency)).toBe(amount)
})

test.each(['', '-1', '1e3', '1.005', '1,00', '.5', '１', 'NaN'])('rejects the amount "%s"', (text) => {
  expect(minorUnits(text, 'USD')).toBeUndefined()
})

test('reads an amount in yen, which has no fraction digits', () => {
  expect(minorUnits('12.50', 'JPY')).toBeUndefined()
  expect(decimal(1200, 'JPY')).toBe('1200')
})

test('formats minor units as a decimal with two fraction digits', () => {
  expect([5076, 5, -120].map((amount) => decimal(amount, 'USD'))).toEqual(['50.76', '0.05', '-1.20'])
})
