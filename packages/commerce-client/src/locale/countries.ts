import { type CurrencyCode, currencies } from './locales.ts'

const countryByCurrency: Readonly<Record<CurrencyCode, string>> = {
  USD: 'US',
  AUD: 'AU',
  CAD: 'CA',
  GBP: 'GB',
  EUR: 'DE',
}

/**
 * Returns the country of a currency's prices, as a two-letter code. Prices in euros are those of Germany in every
 * country of the euro area.
 *
 * @example
 * import { countryOfCurrency } from '@selvedge/commerce-client'
 *
 * countryOfCurrency('GBP') // 'GB'
 */
export const countryOfCurrency = (currency: CurrencyCode): string => countryByCurrency[currency]

/**
 * Returns the currency in which deliveries to a country are paid: euros for countries without a currency of their own
 * in the shop.
 *
 * @example
 * import { currencyOfCountry } from '@selvedge/commerce-client'
 *
 * currencyOfCountry('CA') // 'CAD'
 * currencyOfCountry('FR') // 'EUR'
 */
export const currencyOfCountry = (country: string): CurrencyCode =>
  currencies.find((currency) => countryByCurrency[currency] === country) ?? 'EUR'
