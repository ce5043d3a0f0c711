// @internal
import { closeOnPress } from './closeOnLeave.ts'

const isSupported = (panel: HTMLElement): boolean => 'showPopover' in panel

/**
 * Gives a panel the methods and the event of a popover, in browsers without the `popover` attribute (before 2024).
 *
 * @param trigger The button that opens and closes the panel, if there is one. A press elsewhere closes the panel.
 */
export const supportPopover = (panel: HTMLElement, trigger?: HTMLElement): void => {
  if (isSupported(panel)) return
  let stop = (): void => undefined
  const toggle = (isOpen: boolean): void => {
    if (panel.hidden !== isOpen) return
    panel.hidden = !isOpen
    stop()
    if (isOpen && trigger) {
      panel.querySelector<HTMLElement>('[autofocus]')?.focus()
      stop = closeOnPress(
        (node) => panel.contains(node) || trigger.contains(node),
        () => toggle(false),
      )
    }
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }))
  }
  // In these browsers, the stylesheets hide elements with this attribute.
  panel.removeAttribute('popover')
  panel.hidden = true
  Object.assign(panel, { showPopover: () => toggle(true), hidePopover: () => toggle(false) })
  trigger?.addEventListener('click', () => toggle(panel.hidden === true))
}
