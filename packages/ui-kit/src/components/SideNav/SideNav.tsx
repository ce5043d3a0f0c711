import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { last, link, list } from './SideNav.css.ts'

export interface SideNavProps {
  readonly label: string
  readonly items: readonly {
    readonly label: string
    readonly href: string
    readonly current?: boolean | undefined
  }[]
  /** Below a rule: log out. */
  readonly children?: ReactNode
}

/** The pages of an account. Below lg a row one can swipe. */
export const SideNav = ({ label, items, children }: SideNavProps) => (
  <nav aria-label={label}>
    <ul className={list}>
      {items.map((item) => (
        <li key={item.href}>
          <Link className={link} href={item.href} aria-current={item.current ? 'page' : undefined}>
            {item.label}
          </Link>
        </li>
      ))}
      {children ? <li className={last}>{children}</li> : null}
    </ul>
  </nav>
)
