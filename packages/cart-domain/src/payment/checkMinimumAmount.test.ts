import { expect, test } from 'vitest'
import { usd } from '../testing/builders.ts'
import { checkMinimumAmount } from './checkMinimumAmount.ts'

const minimums = [{ currencyCode: 'GBP', centAmount: 2_000 }, usd(3_500)]

test.each([
  [3_499, 'below'],
  [3_500, 'met'],
  [3_501, 'met'],
] as const)('compares a total of %i cents with a minimum of 3500 cents: %s', (cents, expected) => {
  expect(checkMinimumAmount(usd(cents), minimums)).toBe(expected)
})

test('ignores a minimum in another currency', () => {
  expect(checkMinimumAmount({ currencyCode: 'EUR', centAmount: 1 }, minimums)).toBe('not-configured')
  expect(checkMinimumAmount(usd(1), [])).toBe('not-configured')
})

test.each(['AFTERPAY_INVALID_COUNTRY', 'AFTERPAY_INVALID_CURRENCY'] as const)(
  'suppresses the check for %s',
  (code) => {
    expect(checkMinimumAmount(usd(1), minimums, ['BAD_REQUEST', code])).toBe('suppressed')
  },
)

test.each(['AFTERPAY_INVALID_AMOUNT', 'AFTERPAY_INVALID_ITEM_IN_CART', 'BAD_REQUEST'] as const)(
  'does not suppress the check for %s',
  (code) => {
    expect(checkMinimumAmount(usd(1), minimums, [code])).toBe('below')
  },
)
