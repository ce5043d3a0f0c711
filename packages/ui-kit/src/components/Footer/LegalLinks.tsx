// @internal
import { Link } from '../Link/Link.tsx'
import { footerLegal, footerLegalLink } from './Footer.css.ts'
import type { FooterLink } from './FooterGroup.tsx'

/** The row of legal links in a footer. */
export const LegalLinks = ({ links }: { readonly links: readonly FooterLink[] }) => (
  <ul className={footerLegal}>
    {links.map((item) => (
      <li key={item.label}>
        <Link className={footerLegalLink} href={item.href}>
          {item.label}
        </Link>
      </li>
    ))}
  </ul>
)
