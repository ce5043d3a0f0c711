import * as Radix from '@radix-ui/react-popover'
import { type ReactElement, type ReactNode, useId } from 'react'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { popover, popoverHeader, popoverTitle } from './Popover.css.ts'
import type { popoverSides } from './Popover.variants.ts'

/** The props of `Popover`. */
export interface PopoverProps {
  readonly title: string
  readonly children: ReactNode
  /** The button that opens the popover. */
  readonly trigger: ReactElement
  readonly closeLabel: string
  /** Whether the popover is open initially. */
  readonly defaultOpen?: boolean | undefined
  readonly side?: (typeof popoverSides)[number] | undefined
}

/** A small panel beside its trigger, for a text or a short form. The page stays usable. */
export const Popover = ({ title, children, trigger, closeLabel, defaultOpen, side }: PopoverProps) => {
  const id = useId()
  return (
    <Radix.Root {...(defaultOpen ? { defaultOpen } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={popover}
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-labelledby={id}
          {...(side ? { side } : {})}
        >
          <div className={popoverHeader}>
            <p className={popoverTitle} id={id}>
              {title}
            </p>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon size={18} />} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
