import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { anchorPanel } from '../Popover/anchorPanel.ts'
import { supportPopover } from '../Popover/supportPopover.ts'
import { triggerOf } from '../Popover/usePopover.ts'
import { connectTooltip } from './connectTooltip.ts'
import { tooltipSideStyles } from './Tooltip.css.ts'
import type { tooltipSides } from './Tooltip.variants.ts'

/** The props of `Tooltip`. */
export interface TooltipProps {
  /** The text. It describes the trigger and does not name it, so it should add something to the trigger's name. */
  readonly text: ReactNode
  /**
   * The element that the tooltip describes: a button, a link or another element that can have the focus. It must pass
   * `aria-describedby` and `title` to its element.
   */
  readonly children: ReactElement
  /** The side on which the tooltip opens when there is space. By default above. */
  readonly side?: (typeof tooltipSides)[number] | undefined
}

/**
 * A short text that describes a control. It opens when a mouse rests on the control, and at once when the keyboard reaches
 * it. It stays open while the mouse is on the text, and Escape closes it. Screen readers read the text with the control,
 * also without JavaScript. Fingers do not open it, so the page must say the same elsewhere.
 *
 * @example
 * <Tooltip text="We keep it for 30 days">
 *   <IconButton label="Save this cart" icon={<HeartIcon />} />
 * </Tooltip>
 */
export const Tooltip = ({ text, children, side = 'top' }: TooltipProps) => {
  const id = useId()
  const panelRef = useRef<HTMLSpanElement>(null)
  const trigger = children as ReactElement<Record<string, unknown>>
  const described = [trigger.props['aria-describedby'], id].filter(Boolean).join(' ')

  useEffect(() => {
    const panel = panelRef.current
    const anchor = triggerOf(panel)
    if (!panel || !anchor) return
    supportPopover(panel)
    const stops = [
      anchorPanel({ panel, anchor, isAbove: side === 'top', align: 'center' }),
      connectTooltip(anchor, panel),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [side])

  return (
    <>
      {/* Without `title`, the browser does not show a second tooltip. */}
      {cloneElement(trigger, { 'aria-describedby': described, title: undefined })}
      <span
        ref={panelRef}
        id={id}
        role="tooltip"
        className={tooltipSideStyles[side]}
        {...{ popover: 'manual' }}
      >
        {text}
      </span>
    </>
  )
}
