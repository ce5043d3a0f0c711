import type { LocaleCode } from '@selvedge/commerce-client'
import { pathInLocale } from './paths.ts'

/**
 * A page of the saved addresses: the form of the address with this id, the form of a `new` address, or the confirmation
 * before an address is removed.
 */
export type AddressesView = { readonly view: 'edit' | 'remove'; readonly id: string }

/** The path of the saved addresses, or of one of their pages. Only pages of addresses load this module. */
export const addressesPath = (locale: LocaleCode, page?: AddressesView): string =>
  pathInLocale(
    `/account/dashboard/addresses${page ? `?${page.view}=${encodeURIComponent(page.id)}` : ''}`,
    locale,
  )
