// @internal
import { Link } from '../Link/Link.tsx'
import { headerNav, navLink, navList, navWord } from './Header.css.ts'
import type { HeaderProps } from './headerTypes.ts'

/** The categories in wide windows. */
export const HeaderNav = ({ label, items }: HeaderProps['nav']) => (
  <nav className={headerNav} aria-label={label}>
    <ul className={navList}>
      {items.map((item) => (
        <li key={item.href}>
          <Link className={navLink} href={item.href} aria-current={item.current ? 'page' : undefined}>
            <span className={navWord}>{item.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
