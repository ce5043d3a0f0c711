import { expect, test } from 'vitest'
import { fieldProblems } from '../forms/messages.ts'
import { fieldMessages, promoCodeHints } from './index.ts'

test('returns the hint “terms” for an inapplicable promo code, and also the hint “login” for guests', () => {
  expect(promoCodeHints('code-not-applicable', { isGuest: true })).toEqual(['login', 'terms'])
  expect(promoCodeHints('code-not-applicable', { isGuest: false })).toEqual(['terms'])
  expect(promoCodeHints('code-unknown', { isGuest: true })).toEqual([])
})

test.each([...fieldProblems])('has a message for %s', (problem) => {
  expect(fieldMessages[problem]).toMatch(/^[A-Z].*\.$/)
})
