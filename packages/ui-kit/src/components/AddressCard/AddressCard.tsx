import type { ReactNode } from 'react'
import {
  addressCard,
  addressCardActions,
  addressCardLines,
  addressCardNote,
  addressCardTitle,
} from './AddressCard.css.ts'

/** The props of `AddressCard`. */
export interface AddressCardProps {
  readonly title: ReactNode
  /** The level of the title as a heading. */
  readonly level?: 2 | 3 | undefined
  readonly lines: readonly string[]
  /** For example "Default for shipping and billing". */
  readonly note?: ReactNode
  readonly actions?: ReactNode
}

/** A saved address. */
export const AddressCard = ({ title, level = 3, lines, note, actions }: AddressCardProps) => {
  const Title = `h${level}` as const
  return (
    <article className={addressCard}>
      <Title className={addressCardTitle}>{title}</Title>
      <address className={addressCardLines}>{lines.join('\n')}</address>
      {note ? <p className={addressCardNote}>{note}</p> : null}
      {actions ? <div className={addressCardActions}>{actions}</div> : null}
    </article>
  )
}
