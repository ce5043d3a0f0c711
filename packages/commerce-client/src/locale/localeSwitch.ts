import { type LocaleCode, localeOfCurrency } from './locales.ts'

/**
 * The locale to switch to when the visitor's differs from the one that their currency implies; `undefined` when there is
 * nothing to switch (spec §4).
 */
export const localeSwitch = (locale: string, currency: string): LocaleCode | undefined => {
  const implied = localeOfCurrency(currency)
  return implied === locale ? undefined : implied
}
