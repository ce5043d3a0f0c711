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
  readonly lines: readonly string[]
  /** "Default for shipping and billing" */
  readonly note?: ReactNode
  readonly actions?: ReactNode
}

/** A saved address. */
export const AddressCard = ({ title, lines, note, actions }: AddressCardProps) => (
  <article className={addressCard}>
    <h3 className={addressCardTitle}>{title}</h3>
    <address className={addressCardLines}>{lines.join('\n')}</address>
    {note ? <p className={addressCardNote}>{note}</p> : null}
    {actions ? <div className={addressCardActions}>{actions}</div> : null}
  </article>
)
