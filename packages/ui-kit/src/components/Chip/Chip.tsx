import type { ReactNode } from 'react'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { chip } from './Chip.css.ts'

interface ChipContent {
  readonly children: string
  /** A colour dot or an icon before the text. */
  readonly before?: ReactNode
}

interface RemovableChip {
  /** The accessible name of the control that removes the chip: "Remove filter Floral". */
  readonly removeLabel: string
}

interface ChipWithLink extends RemovableChip {
  /** The URL of the page without this choice. */
  readonly removeHref: string
  readonly onRemove?: undefined
}

interface ChipWithButton extends RemovableChip {
  readonly removeHref?: undefined
  /** Called by the button that removes the chip. */
  readonly onRemove: () => void
}

interface PlainChip {
  readonly removeHref?: undefined
  readonly onRemove?: undefined
  readonly removeLabel?: undefined
}

/** The props of `Chip`: with `removeHref` a link removes it, with `onRemove` a button. Both need a `removeLabel`. */
export type ChipProps = ChipContent & (ChipWithLink | ChipWithButton | PlainChip)

/** An active filter or promo code. A link or a button removes it. */
export const Chip = ({ children, before, removeHref, onRemove, removeLabel }: ChipProps) => {
  const content = (
    <>
      {before}
      {children}
      {removeLabel && <CloseIcon size={16} />}
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
