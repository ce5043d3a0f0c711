import { expect, test } from 'vitest'
import { CONSENT_STORAGE_KEY, createStoredConsent } from './createStoredConsent.ts'

const aStorage = (stored: Record<string, string> = {}) => {
  const values = new Map(Object.entries(stored))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}
const blocked = () => {
  throw new Error('SecurityError')
}

test('starts as pending, and stores a choice for the next page', () => {
  const storage = aStorage()
  const { consent, choose } = createStoredConsent(() => storage)
  expect(consent.state()).toBe('pending')
  choose('all')
  expect(consent.state()).toBe('granted')
  expect(createStoredConsent(() => storage).consent.state()).toBe('granted')
  choose('necessary')
  expect(createStoredConsent(() => storage).consent.state()).toBe('denied')
})

test('adopts a consent choice from another tab, and is pending again when that tab removes the choice', () => {
  const { consent, onStorage } = createStoredConsent(() => aStorage())
  onStorage({ key: 'something-else', newValue: 'all' })
  expect(consent.state()).toBe('pending')
  onStorage({ key: CONSENT_STORAGE_KEY, newValue: 'necessary' })
  expect(consent.state()).toBe('denied')
  onStorage({ key: CONSENT_STORAGE_KEY, newValue: null })
  expect(consent.state()).toBe('pending')
})

test('is pending when the stored consent is invalid', () =>
  expect(createStoredConsent(() => aStorage({ [CONSENT_STORAGE_KEY]: 'perhaps' })).consent.state()).toBe(
    'pending',
  ))

test('keeps the consent in memory when storage is blocked', () => {
  const { consent, choose } = createStoredConsent(blocked)
  choose('all')
  expect(consent.state()).toBe('granted')
})
