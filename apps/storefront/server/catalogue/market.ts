import { type CurrencyCode, currencies, type LocaleCode } from '@selvedge/commerce-client'

/** What prices and texts depend on, and nothing personal. */
export type Market = {
  readonly locale: LocaleCode
  readonly currency: CurrencyCode
  readonly country: string
  /** The price group of trade and Plus members. */
  readonly groupId?: string
}

const countries: Readonly<Record<CurrencyCode, string>> = {
  USD: 'US',
  AUD: 'AU',
  CAD: 'CA',
  GBP: 'GB',
  EUR: 'DE',
}

/** The country whose prices a currency shows. */
export const countryOfCurrency = (currency: CurrencyCode): string => countries[currency]

/** The currency that a delivery to a country is paid in. */
export const currencyOfCountry = (country: string): CurrencyCode =>
  currencies.find((currency) => countries[currency] === country) ?? 'EUR'

/** How the platform chooses the prices of a market. */
export const priceSelector = ({ currency, country, groupId }: Market) => ({
  currency,
  country,
  ...(groupId ? { customerGroup: { typeId: 'customer-group', id: groupId } } : {}),
})
