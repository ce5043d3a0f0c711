import { Link } from '../Link/Link.tsx'
import { current, item, link, list } from './Breadcrumbs.css.ts'

/** The props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  readonly label: string
  /** From the home page to this page. The last has no address. */
  readonly items: readonly { readonly label: string; readonly href?: string | undefined }[]
}

/** The path from the home page to the current page. */
export const Breadcrumbs = ({ label, items }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={list}>
      {items.map((crumb) => (
        <li key={crumb.label} className={item}>
          {crumb.href === undefined ? (
            <span className={current} aria-current="page">
              {crumb.label}
            </span>
          ) : (
            <Link className={link} href={crumb.href}>
              {crumb.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
