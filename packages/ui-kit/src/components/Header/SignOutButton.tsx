import type { MouseEvent, ReactNode } from 'react'
import { closeMenu } from './closeMenu.ts'
import { accountSignOut, navPanelLink } from './HeaderNav.css.ts'

/** The props of `SignOutButton`. */
export interface SignOutButtonProps {
  /** Called after the menu has closed and its trigger has the focus, so that a dialog can return the focus there. */
  readonly onSelect: () => void
  readonly children: ReactNode
}

/** Signs out in the browser, in the account menu of `Header`: for example by discarding a token. */
export const SignOutButton = ({ onSelect, children }: SignOutButtonProps) => {
  const select = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const menu = currentTarget.closest<HTMLElement>('details, [popover]')
    menu?.querySelector<HTMLElement>(':scope > summary')?.focus()
    if (menu) closeMenu(menu)
    onSelect()
  }
  return (
    <div className={accountSignOut}>
      <button type="button" className={navPanelLink} onClick={select}>
        {children}
      </button>
    </div>
  )
}
