import type { MouseEventHandler } from 'react'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { loadMore, loadMoreProgress } from './LoadMore.css.ts'

/** The props of `LoadMore`. */
export interface LoadMoreProps {
  /** For example "Showing 24 of 4,105". */
  readonly status: string
  readonly shown: number
  readonly total: number
  /** The URL of the next page; omit it on the last page. */
  readonly href?: string | undefined
  readonly label: string
  /** The link to the page before the first page that is shown. */
  readonly previous?: { readonly href: string; readonly label: string } | undefined
  readonly loading?: boolean | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/** How many items of a list are shown, and links to the next and the previous page. */
export const LoadMore = ({
  status,
  shown,
  total,
  href,
  label,
  previous,
  loading,
  onClick,
}: LoadMoreProps) => (
  <div className={loadMore}>
    <div aria-live="polite">
      <Text size="small" tone="muted" digits="tabular">
        {status}
      </Text>
    </div>
    <progress className={loadMoreProgress} value={shown} max={total} aria-label={status} />
    {href === undefined ? null : (
      <Button href={href} rel="next" tone="secondary" loading={loading} onClick={onClick}>
        {label}
      </Button>
    )}
    {previous ? (
      <TextLink href={previous.href} rel="prev" size="small" place="alone">
        {previous.label}
      </TextLink>
    ) : null}
  </div>
)
