import type { MouseEventHandler } from 'react'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { more, progress } from './LoadMore.css.ts'

export interface LoadMoreProps {
  /** "Showing 24 of 4,105" */
  readonly status: string
  readonly shown: number
  readonly total: number
  /** Address of the next page; left out on the last one. */
  readonly href?: string | undefined
  readonly label: string
  readonly loading?: boolean | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/** How much of a list is seen, and a real link to the rest. */
export const LoadMore = ({ status, shown, total, href, label, loading, onClick }: LoadMoreProps) => (
  <div className={more}>
    <Text size="small" tone="soft" digits="tabular">
      {status}
    </Text>
    <progress className={progress} value={shown} max={total} aria-label={status} />
    {href === undefined ? null : (
      <Button href={href} tone="secondary" loading={loading} onClick={onClick}>
        {label}
      </Button>
    )}
  </div>
)
