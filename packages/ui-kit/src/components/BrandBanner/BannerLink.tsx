import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { bannerLink } from './BannerLink.css.ts'
import type { bannerLinkVisibilities } from './BannerLink.variants.ts'

/** The props of `BannerLink`. */
export interface BannerLinkProps {
  readonly href: string
  readonly children: ReactNode
  /** `fromMd` hides the link on phones. */
  readonly shown?: (typeof bannerLinkVisibilities)[number] | undefined
}

/** A link at the end of the banner. */
export const BannerLink = ({ href, children, shown = 'always' }: BannerLinkProps) => (
  <Link className={bannerLink[shown]} href={href}>
    {children}
  </Link>
)
