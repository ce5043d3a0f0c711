import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Link } from '../Link/Link.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { adminHeader, adminHeaderEnd, adminHeaderLink, adminHeaderNav } from './AdminHeader.css.ts'

/** A link of `AdminHeader`. */
export interface AdminHeaderLink {
  readonly label: string
  readonly href: string
  readonly current?: boolean | undefined
}

/** The props of `AdminHeader`. */
export interface AdminHeaderProps {
  readonly home: { readonly name: string; readonly href: string }
  /** The links to the pages, and the accessible name of the navigation. */
  readonly nav: { readonly label: string; readonly items: readonly AdminHeaderLink[] }
  /** The name of the person who is logged in, and a control to log out. */
  readonly children?: ReactNode
}

/** The header of pages for the people who run a shop: logo, pages and who is logged in. In narrow windows the pages wrap. */
export const AdminHeader = ({ home, nav, children }: AdminHeaderProps) => (
  <Container as="header">
    <div className={adminHeader}>
      <Logo href={home.href}>{home.name}</Logo>
      <nav className={adminHeaderNav} aria-label={nav.label}>
        {nav.items.map(({ label, href, current }) => (
          <Link
            key={href}
            href={href}
            className={adminHeaderLink}
            aria-current={current ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {children ? <div className={adminHeaderEnd}>{children}</div> : null}
    </div>
  </Container>
)
