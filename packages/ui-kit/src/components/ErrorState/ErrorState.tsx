import type { ReactNode } from 'react'
import { EmptyState } from '../EmptyState/EmptyState.tsx'

/** The props of `ErrorState`. */
export interface ErrorStateProps {
  /** The message. */
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: ReactNode
  /** A number that the customer can give to support, or a link to it. */
  readonly reference?: ReactNode
}

/** The state of a page that failed or does not exist. */
export const ErrorState = ({ title, text, action, reference }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState level={1} title={title} text={text} action={action} note={reference} />
  </div>
)
