import { expect, test } from 'vitest'
import { type ConsentState, createConsent } from './createConsent.ts'

test('starts as pending, or with the given state', () => {
  expect(createConsent().state()).toBe('pending')
  expect(createConsent('denied').state()).toBe('denied')
})

test('calls listeners only when the state changes, and not after they unsubscribed', () => {
  const consent = createConsent()
  const states: ConsentState[] = []
  const stop = consent.subscribe((state) => states.push(state))
  consent.set('pending')
  consent.set('granted')
  consent.set('granted')
  consent.set('denied')
  stop()
  consent.set('granted')
  expect(states).toEqual(['granted', 'denied'])
  expect(consent.state()).toBe('granted')
})
