import type { ReactNode } from 'react'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Text } from '../Text/Text.tsx'

export interface ErrorStateProps {
  /** What to say; the shop's default is passed in. */
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: ReactNode
  /** A number to quote to customer support. */
  readonly reference?: ReactNode
}

/** Something broke, or the page does not exist. */
export const ErrorState = ({ title, text, action, reference }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState level={1} title={title} text={text} action={action} />
    {reference ? (
      <Text size="small" tone="soft">
        {reference}
      </Text>
    ) : null}
  </div>
)
