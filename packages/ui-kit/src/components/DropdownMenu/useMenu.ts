// @internal
import { type RefObject, useEffect } from 'react'
import { isShown, triggerOf } from '../Popover/usePopover.ts'
import { menuItems, menuKeys } from './menuKeys.ts'

/** The keys of the trigger that open the menu, and the index of the item that they focus. */
const openingKeys: Readonly<Record<string, number>> = { ArrowDown: 0, ArrowUp: -1, Enter: 0 }

/** Moves the focus in a menu and into it when its trigger, the element before it, opens it. */
export const useMenu = (menuRef: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const menu = menuRef.current
    const trigger = triggerOf(menu)
    if (!menu || !trigger) return
    let isKeyboard = false
    const onTriggerKey = (event: KeyboardEvent): void => {
      const index = openingKeys[event.key]
      if (index === undefined || event.repeat || isShown(menu)) return
      event.preventDefault()
      menu.showPopover()
      menuItems(menu).at(index)?.focus()
    }
    const onTriggerClick = (event: MouseEvent): void => {
      isKeyboard = event.detail === 0
    }
    const onToggle = (): void => {
      if (!isShown(menu) || menu.contains(document.activeElement)) return
      // After a press of a mouse or a finger no item is highlighted, but the arrow keys work.
      const target = isKeyboard ? menuItems(menu)[0] : menu
      target?.focus({ preventScroll: true })
    }
    // One item is highlighted at a time: the one under the mouse or the one of the keyboard.
    const onPointerMove = ({ target, pointerType }: PointerEvent): void => {
      const item = (target as Element).closest<HTMLElement>('[role^=menuitem]')
      if (pointerType === 'mouse' && item && item !== document.activeElement)
        item.focus({ preventScroll: true })
    }
    const onKey = menuKeys(menu)
    trigger.addEventListener('keydown', onTriggerKey)
    trigger.addEventListener('click', onTriggerClick)
    menu.addEventListener('toggle', onToggle)
    menu.addEventListener('keydown', onKey)
    menu.addEventListener('pointermove', onPointerMove)
    return () => {
      trigger.removeEventListener('keydown', onTriggerKey)
      trigger.removeEventListener('click', onTriggerClick)
      menu.removeEventListener('toggle', onToggle)
      menu.removeEventListener('keydown', onKey)
      menu.removeEventListener('pointermove', onPointerMove)
    }
  }, [menuRef])
}
