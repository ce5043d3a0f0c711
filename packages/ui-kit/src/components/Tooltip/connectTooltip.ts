// @internal
import { closeOnEscape } from '../Popover/closeOnEscape.ts'

/** How long a mouse rests on the trigger before the tooltip opens, in ms. */
export const OPEN_DELAY = 500

/** How long the tooltip stays open after the mouse left, in ms, so that the mouse can move onto the tooltip. */
export const CLOSE_DELAY = 200

/** Hides the tooltip that is open. Only one is open at a time. */
let hideOpen: (() => void) | undefined

/** Opens and closes a tooltip with the mouse and the focus of its trigger, until the returned function is called. */
export const connectTooltip = (trigger: HTMLElement, tooltip: HTMLElement): (() => void) => {
  let timer: number | undefined
  let stopEscape: (() => void) | undefined

  const hide = (): void => {
    clearTimeout(timer)
    if (!stopEscape) return
    stopEscape()
    stopEscape = undefined
    if (hideOpen === hide) hideOpen = undefined
    tooltip.hidePopover()
  }
  const show = (): void => {
    clearTimeout(timer)
    if (stopEscape) return
    hideOpen?.()
    hideOpen = hide
    tooltip.showPopover()
    stopEscape = closeOnEscape(hide)
  }
  const hasFocus = (): boolean =>
    trigger.matches(':focus-visible') || trigger.querySelector(':focus-visible') !== null
  const onEnter = ({ pointerType }: PointerEvent): void => {
    clearTimeout(timer)
    if (pointerType === 'touch') return
    // A visitor who reads one tooltip after the other does not wait again.
    if (hideOpen) show()
    else timer = window.setTimeout(show, OPEN_DELAY)
  }
  const onEnterTooltip = (): void => clearTimeout(timer)
  const onLeave = (): void => {
    clearTimeout(timer)
    if (!hasFocus()) timer = window.setTimeout(hide, CLOSE_DELAY)
  }
  const onFocus = (): void => {
    if (hasFocus()) show()
  }
  const onBlur = (): void => {
    if (!trigger.matches(':hover') && !tooltip.matches(':hover')) hide()
  }

  trigger.addEventListener('pointerenter', onEnter)
  trigger.addEventListener('pointerleave', onLeave)
  // A press acts on the trigger: the tooltip would cover what opens.
  trigger.addEventListener('pointerdown', hide)
  trigger.addEventListener('click', hide)
  trigger.addEventListener('focusin', onFocus)
  trigger.addEventListener('focusout', onBlur)
  tooltip.addEventListener('pointerenter', onEnterTooltip)
  tooltip.addEventListener('pointerleave', onLeave)
  return () => {
    hide()
    trigger.removeEventListener('pointerenter', onEnter)
    trigger.removeEventListener('pointerleave', onLeave)
    trigger.removeEventListener('pointerdown', hide)
    trigger.removeEventListener('click', hide)
    trigger.removeEventListener('focusin', onFocus)
    trigger.removeEventListener('focusout', onBlur)
    tooltip.removeEventListener('pointerenter', onEnterTooltip)
    tooltip.removeEventListener('pointerleave', onLeave)
  }
}
