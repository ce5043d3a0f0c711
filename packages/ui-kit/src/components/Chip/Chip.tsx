import type { ReactNode } from 'react'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { chip } from './Chip.css.ts'

/** The props of `Chip`. */
export interface ChipProps {
  readonly children: string
  /** A colour dot or an icon before the text. */
  readonly before?: ReactNode
  /** The URL of the page without this choice. */
  readonly removeHref?: string | undefined
  /** Called by the remove button, when there is no `removeHref`. */
  readonly onRemove?: (() => void) | undefined
  /** The accessible name of the remove control: "Remove filter Floral". Required when the chip can be removed. */
  readonly removeLabel?: string | undefined
}

/** An active filter or promo code. A link or a button removes it. */
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
