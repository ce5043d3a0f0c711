import { expect, test } from 'vitest'
import { formatCents } from './money.ts'

test.each([
  [-272, 'GBP', 'en-GB', '−£2.72'],
  [-272, 'EUR', 'en', '−€2.72'],
  [100_000, 'CAD', 'en-CA', '$1,000.00'],
])('formats %i cents in %s for %s as %s', (cents, currency, locale, text) => {
  expect(formatCents(cents, currency, locale)).toBe(text)
})
