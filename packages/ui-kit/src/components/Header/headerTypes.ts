import type { FocusEventHandler, MouseEventHandler, ReactNode } from 'react'

/** A category in the header. */
export interface NavItem {
  readonly label: string
  readonly href: string
  readonly current?: boolean | undefined
}

/** An icon link in the header. */
export interface HeaderLink extends NavItem {
  /** The count beside the icon; 0 shows none. */
  readonly count?: number | undefined
}

/** The search form of the header: its address and its texts. */
export interface HeaderSearch {
  /** The address of the search page; the form uses GET. */
  readonly action: string
  readonly label: string
  readonly placeholder: string
  /** The name of the query parameter, by default "query". */
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly submit: string
  /** The address of the search link in narrow windows, by default `action`. */
  readonly href?: string | undefined
  /** When the field of wide windows is focused. */
  readonly onFocus?: FocusEventHandler<HTMLInputElement> | undefined
  /** When the link of narrow windows is pressed. */
  readonly onOpen?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** A `SearchSuggest` with place `header`. */
  readonly panel?: ReactNode
}

/** The props of `Header`. */
export interface HeaderProps {
  readonly home: { readonly name: string; readonly href: string }
  /** A `BrandBanner`. */
  readonly banner?: ReactNode
  readonly nav: { readonly label: string; readonly items: readonly NavItem[] }
  readonly search: HeaderSearch
  readonly account: HeaderLink
  /** Omit it in a shop without one. */
  readonly wishlist?: HeaderLink | undefined
  readonly cart: HeaderLink
  /** The accessible name of the menu button on phones. */
  readonly menuLabel: string
}
