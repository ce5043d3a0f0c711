import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { sideNavLastItem, sideNavLink, sideNavList } from './SideNav.css.ts'

/** The props of `SideNav`. */
export interface SideNavProps {
  readonly label: string
  readonly items: readonly {
    readonly label: string
    readonly href: string
    readonly current?: boolean | undefined
  }[]
  /** Content below a line, such as "Log out". */
  readonly children?: ReactNode
}

/** The navigation of the account. Below lg it is a row that scrolls sideways. */
export const SideNav = ({ label, items, children }: SideNavProps) => (
  <nav aria-label={label}>
    <ul className={sideNavList}>
      {items.map((item) => (
        <li key={item.href}>
          <Link className={sideNavLink} href={item.href} aria-current={item.current ? 'page' : undefined}>
            {item.label}
          </Link>
        </li>
      ))}
      {children ? <li className={sideNavLastItem}>{children}</li> : null}
    </ul>
  </nav>
)
