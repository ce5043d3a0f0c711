import { type LocaleCode, localeOfCurrency } from './locales.ts'

/**
 * Returns the locale to switch to when the visitor's locale differs from that of their currency; `undefined` when there
 * is nothing to switch.
 *
 * @example
 * ```ts
 * import { localeToSwitchTo } from '@selvedge/commerce-client'
 *
 * localeToSwitchTo('en-US', 'GBP') // 'en-GB'
 * localeToSwitchTo('en-GB', 'GBP') // undefined
 * ```
 */
export const localeToSwitchTo = (locale: string, currency: string): LocaleCode | undefined => {
  const implied = localeOfCurrency(currency)
  return implied === locale ? undefined : implied
}
