import type { ReactNode } from 'react'

export interface NavItem {
  readonly label: string
  readonly href: string
  readonly current?: boolean | undefined
}

export interface HeaderLink extends NavItem {
  /** A count to show; nothing at 0. */
  readonly count?: number | undefined
}

export interface HeaderSearch {
  /** Address of the search page; the form is sent by GET. */
  readonly action: string
  readonly label: string
  readonly placeholder: string
  /** "query" by default. */
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly submit: string
  /** Where the magnifier leads on narrow windows; `action` by default. */
  readonly href?: string | undefined
}

export interface HeaderProps {
  readonly home: { readonly name: string; readonly href: string }
  /** A `BrandBanner`; it shows itself with two shops or more. */
  readonly banner?: ReactNode
  readonly nav: { readonly label: string; readonly items: readonly NavItem[] }
  readonly search: HeaderSearch
  readonly account: HeaderLink
  /** Left out by shops without one. */
  readonly wishlist?: HeaderLink | undefined
  readonly cart: HeaderLink
  /** Name of the phone menu's button. */
  readonly menuLabel: string
}
