import type { LocaleCode } from '@selvedge/commerce-client'
import { pathInLocale } from './paths.ts'

/** A page of a list: one of its forms, or the form of an item. */
export type ListView =
  | { readonly view: 'edit'; readonly id: 'new' | 'name' | 'delete' | 'share' }
  | { readonly view: 'item'; readonly id: string }

/**
 * The path of a list, or of one of its pages. Without an id, the list is the wishlist. Only pages of lists load this
 * module.
 */
export const listPath = (locale: LocaleCode, id?: string, page?: ListView): string =>
  pathInLocale(
    `/account/dashboard/wishlist${id ? `/${encodeURIComponent(id)}` : ''}${
      page ? `?${page.view}=${encodeURIComponent(page.id)}` : ''
    }`,
    locale,
  )

/** The path of a shared list. */
export const sharedListPath = (locale: LocaleCode, key: string): string =>
  pathInLocale(`/list/${key}`, locale)

const SHARED_LINK = /^((?:\/en[-A-Z]*)?\/list\/)[^/]+$/

/** Whether a path belongs to a shared list. */
export const isSharedListPath = (path: string): boolean => SHARED_LINK.test(path)

/** A path for logs, without the key that opens a shared list. */
export const pathWithoutKey = (path: string): string => path.replace(SHARED_LINK, '$1…')
