// @internal
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { popoverTarget } from '../Popover/popoverTarget.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { closeMenuOnClientSearch, closeMenuOnEscape, closeMenuOnLinkClick } from './closeMenu.ts'
import * as css from './HeaderNav.css.ts'
import type { HeaderProps, NavItem } from './headerTypes.ts'
import { NavPanelContent } from './NavPanelContent.tsx'
import { SearchForm } from './SearchForm.tsx'

/** The id of the menu, which its button opens. */
export const MENU_ID = 'menu'

const Entry = ({ label, href, current, panel }: NavItem) =>
  panel ? (
    // Opening one of the `<details>` with this name closes the others.
    <details name="menu">
      <summary className={css.navLink} aria-current={current || undefined}>
        <span className={css.navLabel}>{label}</span>
      </summary>
      <NavPanelContent title={label} {...panel} />
    </details>
  ) : (
    <Link className={css.navLink} href={href} aria-current={current ? 'page' : undefined}>
      <span className={css.navLabel}>{label}</span>
    </Link>
  )

type HeaderNavProps = Pick<HeaderProps, 'nav' | 'search' | 'account' | 'wishlist' | 'closeLabel'>

/**
 * The categories: a row in wide windows, and in narrow windows a menu that is a popover. The panels of the categories are
 * `<details>`. Menu and panels open without JavaScript.
 */
export const HeaderNav = ({ nav, search, account, wishlist, closeLabel }: HeaderNavProps) => (
  <nav
    id={MENU_ID}
    className={css.headerNav}
    aria-label={nav.label}
    onClick={closeMenuOnLinkClick}
    onKeyDown={closeMenuOnEscape}
    onSubmit={closeMenuOnClientSearch}
    {...{ popover: '' }}
  >
    <div className={css.menuTopRow}>
      <button
        type="button"
        className={css.menuButton}
        aria-label={closeLabel}
        {...popoverTarget(MENU_ID, 'hide')}
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
      {account.menu ? <AccountLinks menu={account.menu} /> : null}
      {[account, wishlist].map((item) =>
        item && !account.menu?.items.some(({ href }) => href === item.href) ? (
          <Link key={item.href} className={css.navPanelLink} href={item.href}>
            {item.label}
          </Link>
        ) : null,
      )}
    </div>
  </nav>
)
