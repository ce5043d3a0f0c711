import { Link } from '../Link/Link.tsx'
import { breadcrumbsCurrent, breadcrumbsItem, breadcrumbsLink, breadcrumbsList } from './Breadcrumbs.css.ts'

/** The props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  readonly label: string
  /** The pages from the home page to the current page. The last item has no `href`. */
  readonly items: readonly { readonly label: string; readonly href?: string | undefined }[]
}

/** The path from the home page to the current page. */
export const Breadcrumbs = ({ label, items }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={breadcrumbsList}>
      {items.map((crumb) => (
        <li key={crumb.label} className={breadcrumbsItem}>
          {crumb.href === undefined ? (
            <span className={breadcrumbsCurrent} aria-current="page">
              {crumb.label}
            </span>
          ) : (
            <Link className={breadcrumbsLink} href={crumb.href}>
              {crumb.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
