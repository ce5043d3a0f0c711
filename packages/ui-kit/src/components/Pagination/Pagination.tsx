import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { paginationPage, paginationPages } from './Pagination.css.ts'

/** The props of `Pagination`. */
export interface PaginationProps {
  readonly label: string
  /** The pages to link to; `gap` is an ellipsis. */
  readonly pages: readonly (
    | { readonly number: number; readonly href: string; readonly current?: boolean | undefined }
    | 'gap'
  )[]
  readonly previous?: { readonly href: string; readonly label: string } | undefined
  readonly next?: { readonly href: string; readonly label: string } | undefined
}

/** Links to numbered pages. */
export const Pagination = ({ label, pages, previous, next }: PaginationProps) => (
  <nav className={paginationPages} aria-label={label}>
    {previous ? (
      <Link className={paginationPage} href={previous.href} rel="prev" aria-label={previous.label}>
        <ChevronLeftIcon />
      </Link>
    ) : null}
    {pages.map((item, index) =>
      item === 'gap' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position of a gap is its only key.
        <span key={`gap${index}`} className={paginationPage} aria-hidden="true">
          …
        </span>
      ) : (
        <Link
          key={item.number}
          className={paginationPage}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.number}
        </Link>
      ),
    )}
    {next ? (
      <Link className={paginationPage} href={next.href} rel="next" aria-label={next.label}>
        <ChevronRightIcon />
      </Link>
    ) : null}
  </nav>
)
