import { type CurrencyCode, currencies, type LocaleCode } from '@selvedge/commerce-client'

/** The market that prices and texts depend on, without personal data. */
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

/** The country of a currency's prices. */
export const countryOfCurrency = (currency: CurrencyCode): string => countries[currency]

/** The currency of deliveries to a country. */
export const currencyOfCountry = (country: string): CurrencyCode =>
  currencies.find((currency) => countries[currency] === country) ?? 'EUR'

/** The platform's price selection for a market. */
export const priceSelector = ({ currency, country, groupId }: Market) => ({
  currency,
  country,
  ...(groupId ? { customerGroup: { typeId: 'customer-group', id: groupId } } : {}),
})
