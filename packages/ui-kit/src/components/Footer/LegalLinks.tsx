// @internal
import { Link } from '../Link/Link.tsx'
import { legal, legalLink } from './Footer.css.ts'
import type { FooterLink } from './FooterGroup.tsx'

/** The row of legal links in a footer. */
export const LegalLinks = ({ links }: { readonly links: readonly FooterLink[] }) => (
  <ul className={legal}>
    {links.map((item) => (
      <li key={item.label}>
        <Link className={legalLink} href={item.href}>
          {item.label}
        </Link>
      </li>
    ))}
  </ul>
)
