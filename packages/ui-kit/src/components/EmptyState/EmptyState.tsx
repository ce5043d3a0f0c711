import type { ReactNode } from 'react'
import { DroppedStitch } from '../DroppedStitch/DroppedStitch.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { action as actionClass, state } from './EmptyState.css.ts'

export interface EmptyStateProps {
  readonly title: ReactNode
  /** One sentence. */
  readonly text?: ReactNode
  /** One way on. */
  readonly action?: ReactNode
  readonly level?: 1 | 2 | undefined
}

/** Nothing here yet: a swatch with a dropped stitch, one sentence, one way on. */
export const EmptyState = ({ title, text, action, level = 2 }: EmptyStateProps) => (
  <div className={state}>
    <DroppedStitch />
    <Heading level={level} size="panel">
      {title}
    </Heading>
    {text ? <Text tone="soft">{text}</Text> : null}
    {action ? <div className={actionClass}>{action}</div> : null}
  </div>
)
