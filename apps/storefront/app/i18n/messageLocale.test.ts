import { expect, test } from 'vitest'
import { m } from '../paraglide/messages.js'
import { messageLocale } from './messageLocale.ts'

test('returns messages with American spelling for en-US', () =>
  expect(m.colourway({}, { locale: messageLocale('en-US') })).toBe('Colorway'))

test.each(['en-AU', 'en-CA', 'en-GB', 'en'])('returns messages with British spelling for %s', (locale) =>
  expect(m.colourway({}, { locale: messageLocale(locale) })).toBe('Colourway'),
)
