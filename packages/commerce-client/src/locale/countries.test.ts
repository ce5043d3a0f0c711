import { expect, test } from 'vitest'
import { countryOfCurrency, currencyOfCountry } from './countries.ts'
import { currencies } from './locales.ts'

test('maps each currency to a country, and maps that country back to the currency', () => {
  expect(currencies.map(countryOfCurrency)).toEqual(['US', 'AU', 'CA', 'GB', 'DE'])
  expect(currencies.map(countryOfCurrency).map(currencyOfCountry)).toEqual(currencies)
})

test.each(['FR', 'NL', ''])(
  'returns euros for the country "%s", which has no currency of its own',
  (country) => expect(currencyOfCountry(country)).toBe('EUR'),
)
