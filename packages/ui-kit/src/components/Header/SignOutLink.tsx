import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { accountSignOut, navPanelLink } from './HeaderNav.css.ts'

/** The props of `SignOutLink`. */
export interface SignOutLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** Signs out by a link, in the account menu of `Header`: for example to the logout page of an identity provider. */
export const SignOutLink = ({ href, children }: SignOutLinkProps) => (
  <div className={accountSignOut}>
    <Link className={navPanelLink} href={href}>
      {children}
    </Link>
  </div>
)
