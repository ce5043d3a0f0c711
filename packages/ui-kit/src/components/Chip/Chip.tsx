import type { ReactNode } from 'react'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { chip } from './Chip.css.ts'

export interface ChipProps {
  readonly children: string
  /** A dot of colour or an icon before the word. */
  readonly before?: ReactNode
  /** Address of the page without this choice. */
  readonly removeHref?: string | undefined
  /** Or what to do instead of following a link. */
  readonly onRemove?: (() => void) | undefined
  /** "Remove filter Floral": needed when the chip can be removed. */
  readonly removeLabel?: string | undefined
}

/** What is set: a filter, a promo code. Removable as a link or a button. */
export const Chip = ({ children, before, removeHref, onRemove, removeLabel }: ChipProps) => {
  const content = (
    <>
      {before}
      {children}
      {removeHref || onRemove ? <CloseIcon size={16} /> : null}
    </>
  )
  if (removeHref !== undefined)
    return (
      <Link className={chip} href={removeHref} aria-label={removeLabel}>
        {content}
      </Link>
    )
  return onRemove ? (
    <button type="button" className={chip} onClick={onRemove} aria-label={removeLabel}>
      {content}
    </button>
  ) : (
    <span className={chip}>{content}</span>
  )
}
