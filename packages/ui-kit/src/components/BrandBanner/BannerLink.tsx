import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { link } from './BannerLink.css.ts'

export interface BannerLinkProps {
  readonly href: string
  readonly children: ReactNode
  /** `fromMd`: not on phones. */
  readonly shown?: 'always' | 'fromMd' | undefined
}

/** A small link on the right of the banner. */
export const BannerLink = ({ href, children, shown = 'always' }: BannerLinkProps) => (
  <Link className={link[shown]} href={href}>
    {children}
  </Link>
)
