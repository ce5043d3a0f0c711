// @internal
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react'

/** Closes the open panel of a menu and, in narrow windows, the menu. */
export const closeMenu = (menu: HTMLElement): void => {
  const panel = menu.matches('details') ? menu : menu.querySelector('details[open]')
  panel?.removeAttribute('open')
  if (menu.popover) menu.hidePopover()
}

/** Closes the menu when a link in it is followed, because a client-side navigation does not reload the page. */
export const closeMenuOnLinkClick = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  if ((target as Element).closest('a')) closeMenu(currentTarget)
}

/** Closes the menu when the page handles a search in it, because a client-side navigation does not reload the page. */
export const closeMenuOnClientSearch = ({
  defaultPrevented,
  currentTarget,
}: FormEvent<HTMLElement>): void => {
  if (defaultPrevented) closeMenu(currentTarget)
}

/** Closes the menu when Escape is pressed, and focuses the summary of the panel that contained the focus. */
export const closeMenuOnEscape = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void => {
  if (key !== 'Escape') return
  ;(target as Element).closest('details')?.querySelector('summary')?.focus()
  closeMenu(currentTarget)
}
