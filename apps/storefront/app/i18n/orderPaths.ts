import type { LocaleCode } from '@selvedge/commerce-client'
import { pathInLocale } from './paths.ts'

/**
 * The path of an order's page, for the customer or guest who placed the order. With a key, other visitors can open the
 * page too.
 */
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

/**
 * The path of the form in which a guest finds an order. Only the server creates links to the pages of this module, so
 * that the module is not part of the frame's JavaScript.
 */
export const findOrderPath = (locale: LocaleCode): string => pathInLocale('/account/orders', locale)
