import { Link } from '../Link/Link.tsx'
import { tabLink, tabLinkCount, tabLinks } from './TabLinks.css.ts'

/** A link of `TabLinks`. */
export interface TabLinkItem {
  readonly label: string
  readonly href: string
  readonly count?: string | undefined
  readonly current?: boolean | undefined
}

/** The props of `TabLinks`. */
export interface TabLinksProps {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly items: readonly TabLinkItem[]
}

/** Links to the parts of a list, with their counts. A line in the text colour marks the current link. */
export const TabLinks = ({ label, items }: TabLinksProps) => (
  <nav className={tabLinks} aria-label={label}>
    {items.map((item) => (
      <Link
        key={item.href}
        href={item.href}
        className={tabLink}
        aria-current={item.current ? 'page' : undefined}
      >
        {item.label}
        {item.count ? <span className={tabLinkCount}>{item.count}</span> : null}
      </Link>
    ))}
  </nav>
)
