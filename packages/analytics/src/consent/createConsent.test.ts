import { expect, test } from 'vitest'
import { type ConsentState, createConsent } from './createConsent.ts'

test('nobody has answered at first, unless an answer was kept', () => {
  expect(createConsent().state()).toBe('pending')
  expect(createConsent('denied').state()).toBe('denied')
})

test('listeners hear of changes, of nothing else, and not after they stopped', () => {
  const consent = createConsent()
  const heard: ConsentState[] = []
  const stop = consent.subscribe((state) => heard.push(state))
  consent.set('pending')
  consent.set('granted')
  consent.set('granted')
  consent.set('denied')
  stop()
  consent.set('granted')
  expect(heard).toEqual(['granted', 'denied'])
  expect(consent.state()).toBe('granted')
})
