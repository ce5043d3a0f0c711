import { expect, test } from 'vitest'
import { decimal } from './amounts.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [99, '0.99'],
  [5076, '50.76'],
  [123_456_789, '1234567.89'],
])('formats %i cents as the decimal %s', (cents, text) => {
  expect(decimal(cents)).toBe(text)
})
