/** The currencies of the shop, in display order. */
export const currencies = ['USD', 'AUD', 'CAD', 'GBP', 'EUR'] as const
/** A currency of the shop, as an ISO code. */
export type CurrencyCode = (typeof currencies)[number]

/** The locales of the shop, default first. */
export const locales = ['en-US', 'en-AU', 'en-CA', 'en-GB', 'en'] as const
/** A locale of the shop. */
export type LocaleCode = (typeof locales)[number]

/** The locale that is used when none is known. */
export const DEFAULT_LOCALE: LocaleCode = 'en-US'
/** The currency that is used when none is known. */
export const DEFAULT_CURRENCY: CurrencyCode = 'USD'

const localeByCurrency: Readonly<Record<CurrencyCode, LocaleCode>> = {
  USD: 'en-US',
  AUD: 'en-AU',
  CAD: 'en-CA',
  GBP: 'en-GB',
  EUR: 'en',
}

/** Whether a value is a currency of the shop. */
export const isCurrency = (value: unknown): value is CurrencyCode =>
  currencies.some((currency) => currency === value)
/** Whether a value is a locale of the shop. */
export const isLocale = (value: unknown): value is LocaleCode => locales.some((locale) => locale === value)

/** Returns the locale of a currency; for a currency that the shop does not have, the default `en-US`. */
export const localeOfCurrency = (currency: string): LocaleCode =>
  isCurrency(currency) ? localeByCurrency[currency] : DEFAULT_LOCALE

/** Returns the currency of a locale, the reverse of {@link localeOfCurrency}. */
export const currencyOfLocale = (locale: LocaleCode): CurrencyCode =>
  currencies.find((currency) => localeByCurrency[currency] === locale) ?? DEFAULT_CURRENCY
