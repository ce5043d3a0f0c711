/** The currencies of the shop, in display order (spec §9). */
export const currencies = ['USD', 'AUD', 'CAD', 'GBP', 'EUR'] as const
export type CurrencyCode = (typeof currencies)[number]

/** The locales of the shop, default first (spec §9). */
export const locales = ['en-US', 'en-AU', 'en-CA', 'en-GB', 'en'] as const
export type LocaleCode = (typeof locales)[number]

export const DEFAULT_LOCALE: LocaleCode = 'en-US'
export const DEFAULT_CURRENCY: CurrencyCode = 'USD'

const localeByCurrency: Readonly<Record<CurrencyCode, LocaleCode>> = {
  USD: 'en-US',
  AUD: 'en-AU',
  CAD: 'en-CA',
  GBP: 'en-GB',
  EUR: 'en',
}

export const isCurrency = (value: unknown): value is CurrencyCode =>
  currencies.some((currency) => currency === value)
export const isLocale = (value: unknown): value is LocaleCode => locales.some((locale) => locale === value)

/** The locale of a currency; other currencies have the default (spec §9). */
export const localeOfCurrency = (currency: string): LocaleCode =>
  isCurrency(currency) ? localeByCurrency[currency] : DEFAULT_LOCALE

/** The currency of a locale. */
export const currencyOfLocale = (locale: LocaleCode): CurrencyCode =>
  currencies.find((currency) => localeByCurrency[currency] === locale) ?? DEFAULT_CURRENCY
