import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { popoverHeader, popoverSideStyles, popoverTitle } from './Popover.css.ts'
import type { popoverSides } from './Popover.variants.ts'
import { popoverTarget } from './popoverTarget.ts'
import { usePopover } from './usePopover.ts'

/** The props of `Popover`. */
export interface PopoverProps {
  readonly title: string
  readonly children: ReactNode
  /** The button that opens the popover. It must pass the attributes that it is given to its `button` element. */
  readonly trigger: ReactElement
  readonly closeLabel: string
  /** Whether the popover is open initially. */
  readonly defaultOpen?: boolean | undefined
  readonly side?: (typeof popoverSides)[number] | undefined
}

// The button gets the focus when the popover opens, not when the page loads. React renders `autoFocus` on the server only.
const focusFirst = (button: HTMLElement | null) => button?.setAttribute('autofocus', '')

/**
 * A small panel beside its trigger, for a text or a short form. The page stays usable. It opens without JavaScript; its
 * content is in the page, so place the popover where a `div` is valid.
 */
export const Popover = ({
  title,
  children,
  trigger,
  closeLabel,
  defaultOpen = false,
  side = 'bottom',
}: PopoverProps) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, close } = usePopover(panel, { isOpenInitially: defaultOpen, isAbove: side === 'top' })
  return (
    <>
      {cloneElement(trigger as ReactElement<Record<string, unknown>>, {
        ...popoverTarget(id),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': id,
      })}
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-labelledby={`${id}-title`}
        className={popoverSideStyles[side]}
        {...{ popover: 'auto' }}
      >
        <div className={popoverHeader}>
          <p className={popoverTitle} id={`${id}-title`}>
            {title}
          </p>
          <IconButton
            ref={focusFirst}
            autoFocus
            label={closeLabel}
            icon={<CloseIcon size={18} />}
            onClick={close}
            {...popoverTarget(id, 'hide')}
          />
        </div>
        {children}
      </div>
    </>
  )
}
