import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Link } from '../Link/Link.tsx'
import { aside, banner, face, row, tab } from './BrandBanner.css.ts'

export interface BrandSite {
  readonly name: string
  readonly href: string
  readonly current?: boolean | undefined
  /** How its own display face looks, for the tab of a shop one is not in. */
  readonly face?: 'serif' | 'grotesque' | undefined
}

export interface BrandBannerProps {
  readonly label: string
  readonly sites: readonly BrandSite[]
  /** `BannerLink`s: trade, help, country and currency. */
  readonly children?: ReactNode
}

/** The sibling shops as tabs. Shown only when there are at least two (spec §2). */
export const BrandBanner = ({ label, sites, children }: BrandBannerProps) =>
  sites.length < 2 ? null : (
    <div className={banner}>
      <Container>
        <div className={row}>
          <nav className={row} aria-label={label}>
            {sites.map((site) => (
              <Link
                key={site.href}
                href={site.href}
                className={`${tab} ${face[site.current ? 'here' : (site.face ?? 'grotesque')]}`}
                aria-current={site.current ? 'true' : undefined}
              >
                {site.name}
              </Link>
            ))}
          </nav>
          <div className={aside}>{children}</div>
        </div>
      </Container>
    </div>
  )
