import type { LocaleCode } from '@selvedge/commerce-client'
import { pathInLocale } from './paths.ts'

/**
 * A page of the saved addresses: the form of an address, by its id or `new`, or the question before an address is
 * removed.
 */
export type AddressesView = { readonly view: 'edit' | 'remove'; readonly id: string }

/** The path of the saved addresses, or of one of their pages. Only pages of addresses load it. */
export const addressesPath = (locale: LocaleCode, page?: AddressesView): string =>
  pathInLocale(
    `/account/dashboard/addresses${page ? `?${page.view}=${encodeURIComponent(page.id)}` : ''}`,
    locale,
  )
