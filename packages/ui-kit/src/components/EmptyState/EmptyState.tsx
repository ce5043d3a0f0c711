import type { ReactNode } from 'react'
import { DroppedStitch } from '../DroppedStitch/DroppedStitch.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { emptyState, emptyStateAction } from './EmptyState.css.ts'

/** The props of `EmptyState`. */
export interface EmptyStateProps {
  readonly title: ReactNode
  /** One sentence. */
  readonly text?: ReactNode
  /** One link or button. */
  readonly action?: ReactNode
  /** A smaller line at the end. */
  readonly note?: ReactNode
  readonly level?: 1 | 2 | undefined
}

/** The state of an empty page or list: a drawing, one sentence and one action. */
export const EmptyState = ({ title, text, action, note, level = 2 }: EmptyStateProps) => (
  <div className={emptyState}>
    <DroppedStitch />
    <Heading level={level} size="panel">
      {title}
    </Heading>
    {text ? <Text tone="muted">{text}</Text> : null}
    {action ? <div className={emptyStateAction}>{action}</div> : null}
    {note ? (
      <Text size="small" tone="muted">
        {note}
      </Text>
    ) : null}
  </div>
)
