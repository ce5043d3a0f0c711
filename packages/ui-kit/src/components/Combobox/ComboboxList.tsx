// @internal
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { anchorPanel } from '../Popover/anchorPanel.ts'
import { closeOnEscape } from '../Popover/closeOnEscape.ts'
import { closeOnFocusOut, closeOnPress } from '../Popover/closeOnLeave.ts'
import { supportPopover } from '../Popover/supportPopover.ts'
import { comboboxList } from './Combobox.css.ts'

interface ComboboxListProps {
  readonly id: string
  readonly labelId: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly children: ReactNode
  readonly onClose: () => void
}

/** The open list of a combobox, below its field. Escape, Tab or a press elsewhere closes it. */
export const ComboboxList = ({ id, labelId, field, children, onClose }: ComboboxListProps) => {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const list = ref.current
    const input = field.current
    if (!list || !input) return
    supportPopover(list)
    list.showPopover()
    const isInside = (node: Node): boolean => list.contains(node) || input.contains(node)
    const stops = [
      anchorPanel({ panel: list, anchor: input, hasAnchorWidth: true }),
      closeOnEscape(onClose),
      closeOnFocusOut(input, isInside, onClose),
      closeOnPress(isInside, onClose),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [field, onClose])

  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      className={comboboxList}
      // The field keeps the focus when an option is pressed.
      onMouseDown={(event) => event.preventDefault()}
      {...{ popover: 'manual' }}
    >
      {children}
    </div>
  )
}
