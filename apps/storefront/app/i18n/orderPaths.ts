import type { LocaleCode } from '@selvedge/commerce-client'
import { pathInLocale } from './paths.ts'

/** The page of an order, of a customer or a guest; with the key of a link for other visitors. */
export const orderPath = (locale: LocaleCode, number: string, key?: string): string =>
  pathInLocale(
    `/account/orders/${encodeURIComponent(number)}${key ? `?key=${encodeURIComponent(key)}` : ''}`,
    locale,
  )

/** The invoice of an order, as a PDF file. */
export const invoicePath = (locale: LocaleCode, number: string, key?: string | null): string =>
  orderPath(locale, number, key ?? undefined).replace(/(?=\?|$)/, '/invoice.pdf')

/** The form in which items of an order are returned. */
export const returnFormPath = (locale: LocaleCode, number: string, key?: string | null): string =>
  orderPath(locale, number, key ?? undefined).replace(/(?=\?|$)/, '/return')

/** The page of a return, with its label. */
export const returnPath = (
  locale: LocaleCode,
  number: string,
  returned: string,
  key?: string | null,
): string =>
  orderPath(locale, number, key ?? undefined).replace(
    /(?=\?|$)/,
    () => `/returns/${encodeURIComponent(returned)}`,
  )

/** The form in which a guest finds an order. Only servers link to these pages, so they are not part of the frame's script. */
export const findOrderPath = (locale: LocaleCode): string => pathInLocale('/account/orders', locale)
