// @internal
import type { KeyboardEvent, MouseEvent } from 'react'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './HeaderNav.css.ts'
import type { HeaderLink, HeaderProps, HeaderSearch, NavItem } from './headerTypes.ts'
import { NavPanelContent } from './NavPanelContent.tsx'
import { SearchForm } from './SearchForm.tsx'

/** The id of the menu, which its button opens. */
export const MENU_ID = 'menu'

/** Closes the open panel and, in narrow windows, the menu. */
const close = (menu: HTMLElement): void => {
  const panel = menu.querySelector('details[open]')
  panel?.removeAttribute('open')
  menu.hidePopover?.()
}

/** A client-side navigation does not reload the page, so a followed link closes the menu. */
const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  if ((target as Element).closest('a')) close(currentTarget)
}

const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void => {
  if (key !== 'Escape') return
  ;(target as Element).closest('details')?.querySelector('summary')?.focus()
  close(currentTarget)
}

const Entry = ({ label, href, current, panel }: NavItem) =>
  panel ? (
    // Details of one name close each other.
    <details name="menu">
      <summary className={css.navLink} aria-current={current || undefined}>
        <span className={css.navWord}>{label}</span>
      </summary>
      <NavPanelContent title={label} {...panel} />
    </details>
  ) : (
    <Link className={css.navLink} href={href} aria-current={current ? 'page' : undefined}>
      <span className={css.navWord}>{label}</span>
    </Link>
  )

interface HeaderNavProps {
  readonly nav: HeaderProps['nav']
  readonly search: HeaderSearch
  readonly links: readonly HeaderLink[]
  readonly closeLabel: string
}

/**
 * The categories: a row in wide windows, and a menu in narrow ones, which is a popover. Their panels are `<details>`. All of
 * it opens without JavaScript.
 */
export const HeaderNav = ({ nav, search, links, closeLabel }: HeaderNavProps) => (
  <nav
    id={MENU_ID}
    className={css.headerNav}
    aria-label={nav.label}
    onClick={onClick}
    onKeyDown={onKeyDown}
    {...{ popover: '' }}
  >
    <div className={css.menuTop}>
      <button
        type="button"
        className={css.menuButton}
        aria-label={closeLabel}
        {...{ popovertarget: MENU_ID, popovertargetaction: 'hide' }}
      >
        <CloseIcon />
      </button>
      <SearchForm search={search} className={css.menuSearch} />
    </div>
    <ul className={css.navList}>
      {nav.items.map((item) => (
        <li key={item.href}>
          <Entry {...item} />
        </li>
      ))}
    </ul>
    <div className={css.menuLinks}>
      {links.map((item) => (
        <Link key={item.href} className={css.panelLink} href={item.href}>
          {item.label}
        </Link>
      ))}
    </div>
  </nav>
)
