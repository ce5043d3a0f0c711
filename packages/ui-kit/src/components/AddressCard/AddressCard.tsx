import type { ReactNode } from 'react'
import {
  actions as actionsClass,
  card,
  lines as linesClass,
  note as noteClass,
  title as titleClass,
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
  <article className={card}>
    <h3 className={titleClass}>{title}</h3>
    <address className={linesClass}>{lines.join('\n')}</address>
    {note ? <p className={noteClass}>{note}</p> : null}
    {actions ? <div className={actionsClass}>{actions}</div> : null}
  </article>
)
