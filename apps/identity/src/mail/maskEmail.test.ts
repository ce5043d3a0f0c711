import { expect, test } from 'vitest'
import { maskEmail } from './maskEmail.ts'

test.each([
  ['buyer@paypal.test', 'b***r@paypal.test'],
  ['ada@example.com', 'a***a@example.com'],
  ['jo@example.com', 'j***@example.com'],
  ['m@example.com', 'm***@example.com'],
  ['b***r@example.com', 'b***r@example.com'],
  ['no address', '***'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
