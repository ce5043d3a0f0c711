import type { ReactNode } from 'react'
import type { dropdownMenuTones } from './DropdownMenu.variants.ts'

interface ItemTexts {
  /** The text of the item. Typing its first letters moves to the item. */
  readonly label: string
  /** A short text at the end of the item: "3 of 5". It is part of the accessible name. */
  readonly note?: ReactNode
  /** An icon of 18 px before the label. */
  readonly icon?: ReactNode
}

/** An item of `DropdownMenu` that leads to a page. It works without JavaScript. */
export interface DropdownMenuLink extends ItemTexts {
  readonly href: string
  /** Marks the link of the current page. */
  readonly current?: boolean | undefined
}

/** An item of `DropdownMenu` that does something. */
export interface DropdownMenuAction extends ItemTexts {
  /** Called after the menu has closed and the trigger has the focus, so that a dialog can return the focus there. */
  readonly onSelect?: (() => void) | undefined
  /** The id of a form that the item submits, with `name` and `value` if given. This works without JavaScript. */
  readonly form?: string | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly tone?: (typeof dropdownMenuTones)[number] | undefined
  readonly disabled?: boolean | undefined
}

/** An item of `DropdownMenu` that is on or off. The menu stays open when it changes. It needs JavaScript. */
export interface DropdownMenuCheckbox extends ItemTexts {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean | undefined
}

/** An item of `DropdownMenu`: a link has `href`, a checkbox has `checked`, and an action has neither. */
export type DropdownMenuItem = DropdownMenuLink | DropdownMenuAction | DropdownMenuCheckbox

/** Items of `DropdownMenu` that belong together. A line separates the groups. */
export interface DropdownMenuGroup {
  /** A visible label, which also names the group for screen readers. */
  readonly label?: string | undefined
  readonly items: readonly DropdownMenuItem[]
}
