import { Link } from '../Link/Link.tsx'
import { footerLink, footerTitle } from './Footer.css.ts'

/** A link in the footer. */
export interface FooterLink {
  readonly label: string
  readonly href: string
}

/** The props of `FooterGroup`. */
export interface FooterGroupProps {
  readonly title: string
  readonly links: readonly FooterLink[]
}

/** A column of the footer. */
export const FooterGroup = ({ title, links }: FooterGroupProps) => (
  <div>
    <h2 className={footerTitle}>{title}</h2>
    <ul>
      {links.map((item) => (
        <li key={item.label}>
          <Link className={footerLink} href={item.href}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
