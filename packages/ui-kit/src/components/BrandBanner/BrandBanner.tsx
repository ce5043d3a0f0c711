import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Link } from '../Link/Link.tsx'
import {
  brandBanner,
  brandBannerAside,
  brandBannerFont,
  brandBannerRow,
  brandBannerTab,
} from './BrandBanner.css.ts'
import type { brandBannerFaces } from './BrandBanner.variants.ts'

/** A shop in the banner. */
export interface BrandSite {
  readonly name: string
  readonly href: string
  readonly current?: boolean | undefined
  /** A local font similar to the shop's display font, for the tabs of the other shops. */
  readonly face?: (typeof brandBannerFaces)[number] | undefined
}

/** The props of `BrandBanner`. */
export interface BrandBannerProps {
  readonly label: string
  readonly sites: readonly BrandSite[]
  /** `BannerLink`s: trade, help, country and currency. */
  readonly children?: ReactNode
}

/** Tabs for the sibling shops. It renders nothing for fewer than two shops. */
export const BrandBanner = ({ label, sites, children }: BrandBannerProps) =>
  sites.length < 2 ? null : (
    <div className={brandBanner}>
      <Container>
        <div className={brandBannerRow}>
          <nav className={brandBannerRow} aria-label={label}>
            {sites.map((site) => (
              <Link
                key={site.href}
                href={site.href}
                className={`${brandBannerTab} ${brandBannerFont[site.current ? 'current' : (site.face ?? 'grotesque')]}`}
                aria-current={site.current ? 'true' : undefined}
              >
                {site.name}
              </Link>
            ))}
          </nav>
          <div className={brandBannerAside}>{children}</div>
        </div>
      </Container>
    </div>
  )
