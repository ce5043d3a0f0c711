// @internal
import type { MouseEvent } from 'react'
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.tsx'
import { MenuIcon } from '../Icon/MenuIcon.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './Header.css.ts'
import type { HeaderLink, HeaderProps, HeaderSearch } from './headerTypes.ts'
import { SearchForm } from './SearchForm.tsx'

interface HeaderMenuProps {
  readonly label: string
  readonly nav: HeaderProps['nav']
  readonly search: HeaderSearch
  readonly links: readonly HeaderLink[]
}

/** Closes the menu after a link is followed: a client-side navigation does not reload the page. */
const close = ({ currentTarget }: MouseEvent) => currentTarget.closest('details')?.removeAttribute('open')

/** The categories in narrow windows. It is a `<details>`, so it opens without JavaScript. */
export const HeaderMenu = ({ label, nav, search, links }: HeaderMenuProps) => (
  <details className={css.headerMenu}>
    <summary className={css.menuButton} aria-label={label}>
      <MenuIcon />
    </summary>
    <div className={css.menuPanel}>
      <SearchForm search={search} className={css.menuSearch} />
      <nav aria-label={label}>
        {nav.items.map((item) => (
          <Link
            key={item.href}
            className={css.menuLink}
            onClick={close}
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
          >
            {item.label}
            <ChevronRightIcon size={18} />
          </Link>
        ))}
        {links.map((item) => (
          <Link key={item.href} className={css.headerMenuSmallLinks} onClick={close} href={item.href}>
            {item.label}
          </Link>
        ))}
      </nav>
    </div>
  </details>
)
