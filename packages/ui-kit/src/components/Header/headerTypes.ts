import type { FocusEventHandler, FormEvent, MouseEventHandler, ReactElement, ReactNode } from 'react'
import type { LogoImages } from '../Logo/Logo.tsx'

/** A link in the header. */
export interface NavLink {
  readonly label: string
  readonly href: string
  readonly current?: boolean | undefined
  /** A count beside the label. */
  readonly note?: string | undefined
}

/** Links under a title in a panel. With a `color`, a link is a colour well. */
export interface NavGroup {
  readonly title: string
  readonly links: readonly (NavLink & { readonly color?: string | undefined })[]
}

/** A design in a panel. */
export interface NavFeature {
  readonly href: string
  readonly name: string
  /** For example "Delphine Roux". */
  readonly note?: string | undefined
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  readonly colors?: readonly string[] | undefined
}

/** The panel of a category: its kinds, and further links in columns. */
export interface NavPanel {
  readonly kinds: readonly NavLink[]
  /** The groups of each column. */
  readonly columns: readonly (readonly NavGroup[])[]
  /** One design, shown in wide windows. */
  readonly feature?: NavFeature | undefined
}

/** A category in the header: a link, or a button for its panel. */
export interface NavItem extends NavLink {
  readonly panel?: NavPanel | undefined
}

/** The link to the cart. */
export interface HeaderLink extends NavLink {
  /** The count beside the icon. It is hidden when it is 0. */
  readonly count?: number | undefined
}

/** A form that signs out. It is sent with POST, because signing out changes the session. It works without JavaScript. */
export interface SignOutForm {
  readonly label: string
  /** The URL that the form is sent to. */
  readonly action: string
}

/** The menu of a signed-in customer. */
export interface AccountMenu {
  /** The name of the customer, or a greeting. */
  readonly title: string
  /** A membership: "Plus member" */
  readonly badge?: string | undefined
  /** The pages of the account, the overview first. */
  readonly items: readonly { readonly label: string; readonly href: string }[]
  /**
   * How the customer signs out: a form, a `SignOutLink` or a `SignOutButton`. Without it the menu only has links. An element is
   * rendered twice, because the menu of phones has it, too.
   */
  readonly signOut?: SignOutForm | ReactElement | undefined
}

/** The link to the account or, for guests, to the login. */
export interface HeaderAccount extends NavLink {
  /**
   * A menu that replaces the link. On phones, the menu of the categories has the links of this menu, and after them those to the
   * account and to the wishlist that are not among them.
   */
  readonly menu?: AccountMenu | undefined
}

/** The search form of the header: its URL and its texts. */
export interface HeaderSearch {
  /** The URL of the search page; the form uses GET. */
  readonly action: string
  readonly label: string
  readonly placeholder: string
  /** The name of the query parameter, by default "query". */
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly submit: string
  /** The URL of the search link in narrow windows, by default `action`. */
  readonly href?: string | undefined
  /**
   * Called when the search form is sent, both in the bar and in the menu: a single-page app prevents the default, which loads the
   * document of `action`, and opens the search page with its router.
   */
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** Called when the search field, which is shown in wide windows, is focused. */
  readonly onFocus?: FocusEventHandler<HTMLInputElement> | undefined
  /** Called when the search link, which is shown in narrow windows, is pressed. */
  readonly onOpen?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** A `SearchSuggest` with place `header`. */
  readonly panel?: ReactNode
}

/** The props of `Header`. */
export interface HeaderProps {
  readonly home: { readonly name: string; readonly href: string; readonly logo?: LogoImages | undefined }
  /** A `BrandBanner`. */
  readonly banner?: ReactNode
  readonly nav: { readonly label: string; readonly items: readonly NavItem[] }
  /** The search form, if the shop has a search. */
  readonly search?: HeaderSearch | undefined
  readonly account: HeaderAccount
  /** The link to the wishlist, if the shop has one. Its `note` is shown in the menu of phones; put it into the label, too. */
  readonly wishlist?: NavLink | undefined
  readonly cart: HeaderLink
  /** The accessible name of the menu button on phones. */
  readonly menuLabel: string
  /** The accessible name of the button that closes the menu. */
  readonly closeLabel: string
}
