import { expect, test } from 'vitest'
import {
  currencies,
  currencyOfLocale,
  DEFAULT_CURRENCY,
  DEFAULT_LOCALE,
  isCurrency,
  isLocale,
  localeOfCurrency,
  locales,
} from './locales.ts'

test.each([
  ['USD', 'en-US'],
  ['AUD', 'en-AU'],
  ['CAD', 'en-CA'],
  ['GBP', 'en-GB'],
  ['EUR', 'en'],
] as const)('%s and %s map to each other', (currency, locale) => {
  expect(localeOfCurrency(currency)).toBe(locale)
  expect(currencyOfLocale(locale)).toBe(currency)
})

test('maps the currencies one-to-one to the locales', () => {
  expect(currencies.map(localeOfCurrency).toSorted()).toEqual(locales.toSorted())
})

test.each(['JPY', 'usd', '', '__proto__', 'constructor'])(
  'maps the unsupported currency %j to the default locale',
  (currency) => {
    expect(isCurrency(currency)).toBe(false)
    expect(localeOfCurrency(currency)).toBe('en-US')
  },
)

test('uses US dollars and US English by default', () => {
  expect([DEFAULT_CURRENCY, DEFAULT_LOCALE]).toEqual(['USD', 'en-US'])
})

test.each(['en-us', 'de', '', undefined, null, 1, ['en']])(
  'does not treat %j as a locale of the shop',
  (value) => {
    expect(isLocale(value)).toBe(false)
  },
)
