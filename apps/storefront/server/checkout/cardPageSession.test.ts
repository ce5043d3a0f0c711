import { expect, test } from 'vitest'
import { cardPageSession } from './cardPageSession.ts'

test.each([
  ['session=cs_1', 'cs_1'],
  ['session=state&nonce=n1', 'state.n1'],
  ['session=state&cancelled=true', undefined],
  ['nonce=n1', undefined],
  ['', undefined],
])('reads the result of a visit to the card page from ?%s as %s', (query, session) => {
  expect(cardPageSession(new URLSearchParams(query))).toBe(session)
})
