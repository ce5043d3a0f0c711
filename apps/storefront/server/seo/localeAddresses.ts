import { DEFAULT_LOCALE, type LocaleCode, locales } from '@selvedge/commerce-client'
import { pathInLocale } from '../../app/i18n/paths.ts'

/** The language of a page in search engines, and its URL; `x-default` is the page for all other languages. */
export type LocaleAddress = { readonly language: LocaleCode | 'x-default'; readonly url: string }

/** The absolute URLs of a page in every locale. `pathOf` returns the path of a locale, `undefined` when it has none. */
export const localeAddresses = (
  origin: string,
  pathOf: (locale: LocaleCode) => string | undefined,
): readonly LocaleAddress[] => {
  const addresses = locales.flatMap((locale) => {
    const path = pathOf(locale)
    return path === undefined ? [] : [{ language: locale, url: origin + pathInLocale(path, locale) }]
  })
  const byDefault = addresses.find(({ language }) => language === DEFAULT_LOCALE)
  return byDefault ? [...addresses, { language: 'x-default', url: byDefault.url }] : addresses
}
