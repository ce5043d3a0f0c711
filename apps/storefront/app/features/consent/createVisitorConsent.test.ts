import { expect, test } from 'vitest'
import { CONSENT_KEY, createVisitorConsent } from './createVisitorConsent.ts'

const aStorage = (kept: Record<string, string> = {}) => {
  const values = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}
const closed = () => {
  throw new Error('SecurityError')
}

test('nobody has answered at first; an answer is kept for the next page', () => {
  const storage = aStorage()
  const { consent, answer } = createVisitorConsent(() => storage)
  expect(consent.state()).toBe('pending')
  answer('all')
  expect(consent.state()).toBe('granted')
  expect(createVisitorConsent(() => storage).consent.state()).toBe('granted')
  answer('necessary')
  expect(createVisitorConsent(() => storage).consent.state()).toBe('denied')
})

test('an answer in another tab counts here, and one taken away is asked for again', () => {
  const { consent, heard } = createVisitorConsent(() => aStorage())
  heard({ key: 'something-else', newValue: 'all' })
  expect(consent.state()).toBe('pending')
  heard({ key: CONSENT_KEY, newValue: 'necessary' })
  expect(consent.state()).toBe('denied')
  heard({ key: CONSENT_KEY, newValue: null })
  expect(consent.state()).toBe('pending')
})

test('what nobody could have answered counts as unanswered', () =>
  expect(createVisitorConsent(() => aStorage({ [CONSENT_KEY]: 'perhaps' })).consent.state()).toBe('pending'))

test('where storage is forbidden the answer lasts for the page', () => {
  const { consent, answer } = createVisitorConsent(closed)
  answer('all')
  expect(consent.state()).toBe('granted')
})
