// @internal
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { anchorPanel, type PanelAlignment } from './anchorPanel.ts'
import { closeOnEscape } from './closeOnEscape.ts'
import { closeOnFocusOut } from './closeOnLeave.ts'
import { supportPopover } from './supportPopover.ts'

interface PopoverOptions {
  readonly isOpenInitially: boolean
  readonly isAbove: boolean
  /** By default `start`. */
  readonly align?: PanelAlignment | undefined
}

/** Whether a panel is open. */
export const isShown = (panel: HTMLElement): boolean => panel.getClientRects().length > 0

/** Returns the trigger of a panel: the element before it. */
export const triggerOf = (panel: HTMLElement | null): HTMLElement | undefined => {
  const element = panel?.previousElementSibling
  return element instanceof HTMLElement ? element : undefined
}

interface PopoverState {
  /** `undefined` before hydration: browsers open popovers without JavaScript. */
  readonly isOpen: boolean | undefined
  /** Closes the popover and focuses the trigger. Browsers do the latter only if the trigger had the focus. */
  readonly close: () => void
}

/** Connects a popover with its trigger, the element before it. */
export const usePopover = (
  panelRef: RefObject<HTMLElement | null>,
  { isOpenInitially, isAbove, align }: PopoverOptions,
): PopoverState => {
  const [isOpen, setOpen] = useState<boolean>()
  const close = useCallback((): void => {
    panelRef.current?.hidePopover()
    triggerOf(panelRef.current)?.focus({ preventScroll: true })
  }, [panelRef])

  useEffect(() => {
    const panel = panelRef.current
    const trigger = triggerOf(panel)
    if (!panel || !trigger) return
    supportPopover(panel, trigger)
    const stopAnchoring = anchorPanel({ panel, anchor: trigger, isAbove, align })
    let stops: readonly (() => void)[] = []
    const listen = (isNowOpen: boolean): void => {
      for (const stop of stops) stop()
      stops = isNowOpen
        ? [
            closeOnEscape(close),
            closeOnFocusOut(
              panel,
              (node) => panel.contains(node) || trigger.contains(node),
              () => panel.hidePopover(),
            ),
          ]
        : []
    }
    // Browsers send `toggle` a moment after the panel has opened. A key may be pressed before.
    const prepare = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') listen(true)
    }
    const update = (): void => {
      listen(isShown(panel))
      setOpen(isShown(panel))
    }
    panel.addEventListener('beforetoggle', prepare)
    panel.addEventListener('toggle', update)
    if (isOpenInitially && !isShown(panel)) panel.showPopover()
    update()
    return () => {
      panel.removeEventListener('beforetoggle', prepare)
      panel.removeEventListener('toggle', update)
      for (const stop of stops) stop()
      stopAnchoring()
    }
  }, [panelRef, close, isOpenInitially, isAbove, align])

  return { isOpen, close }
}
