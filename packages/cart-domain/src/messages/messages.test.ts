import { expect, test } from 'vitest'
import { fieldProblems } from '../forms/messages.ts'
import { codeHints, fieldMessages } from './index.ts'

test('a code that does not apply comes with the terms, and for guests with a hint to log in', () => {
  expect(codeHints('code-not-applicable', { isGuest: true })).toEqual(['login', 'terms'])
  expect(codeHints('code-not-applicable', { isGuest: false })).toEqual(['terms'])
  expect(codeHints('code-unknown', { isGuest: true })).toEqual([])
})

test.each([...fieldProblems])('%s has words', (problem) => {
  expect(fieldMessages[problem]).toMatch(/^[A-Z].*\.$/)
})
