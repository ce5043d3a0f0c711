import type { MouseEventHandler } from 'react'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { loadMore, loadMoreProgress } from './LoadMore.css.ts'

/** The props of `LoadMore`. */
export interface LoadMoreProps {
  /** "Showing 24 of 4,105" */
  readonly status: string
  readonly shown: number
  readonly total: number
  /** The address of the next page; omit it on the last page. */
  readonly href?: string | undefined
  readonly label: string
  readonly loading?: boolean | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/** How many items of a list are shown, and a link to the next page. */
export const LoadMore = ({ status, shown, total, href, label, loading, onClick }: LoadMoreProps) => (
  <div className={loadMore}>
    <Text size="small" tone="muted" digits="tabular">
      {status}
    </Text>
    <progress className={loadMoreProgress} value={shown} max={total} aria-label={status} />
    {href === undefined ? null : (
      <Button href={href} tone="secondary" loading={loading} onClick={onClick}>
        {label}
      </Button>
    )}
  </div>
)
