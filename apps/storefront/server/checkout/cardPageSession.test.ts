import { expect, test } from 'vitest'
import { cardPageSession } from './cardPageSession.ts'

test.each([
  ['session=cs_1', 'cs_1'],
  ['session=state&nonce=n1', 'state.n1'],
  ['session=state&cancelled=true', undefined],
  ['nonce=n1', undefined],
  ['', undefined],
])('reads the session of the card page from the query ?%s as %s', (query, session) => {
  expect(cardPageSession(new URLSearchParams(query))).toBe(session)
})
