import { expect, test } from 'vitest'
import { countryOfCurrency, currencyOfCountry } from './countries.ts'
import { currencies } from './locales.ts'

test('returns a country for each currency, and the same currency for that country', () => {
  expect(currencies.map(countryOfCurrency)).toEqual(['US', 'AU', 'CA', 'GB', 'DE'])
  expect(currencies.map(countryOfCurrency).map(currencyOfCountry)).toEqual(currencies)
})

test.each(['FR', 'NL', ''])(
  'returns euros for the country "%s", which has no currency of its own',
  (country) => expect(currencyOfCountry(country)).toBe('EUR'),
)
