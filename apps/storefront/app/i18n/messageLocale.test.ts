import { expect, test } from 'vitest'
import { m } from '../paraglide/messages.js'
import { messageLocale } from './messageLocale.ts'

test('reads American spelling in en-US', () =>
  expect(m.colourway({}, { locale: messageLocale('en-US') })).toBe('Colorway'))

test.each(['en-AU', 'en-CA', 'en-GB', 'en'])('reads British spelling in %s', (locale) =>
  expect(m.colourway({}, { locale: messageLocale(locale) })).toBe('Colourway'),
)
