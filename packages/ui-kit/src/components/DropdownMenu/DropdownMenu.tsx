import { cloneElement, Fragment, type ReactElement, useId, useRef } from 'react'
import { popoverTarget } from '../Popover/popoverTarget.ts'
import { usePopover } from '../Popover/usePopover.ts'
import * as css from './DropdownMenu.css.ts'
import type { dropdownMenuAlignments, dropdownMenuSides } from './DropdownMenu.variants.ts'
import type { DropdownMenuGroup } from './dropdownMenuTypes.ts'
import { MenuItem } from './MenuItem.tsx'
import { useMenu } from './useMenu.ts'

/** The props of `DropdownMenu`. */
export interface DropdownMenuProps {
  /** The accessible name of the menu: "Actions for order 20418". */
  readonly label: string
  /** The button that opens the menu. It must pass the attributes that it is given to its `button` element. */
  readonly trigger: ReactElement
  /** The items in groups, with a line between two groups. For a short menu, one group is enough. */
  readonly groups: readonly DropdownMenuGroup[]
  /** The side on which the menu opens when there is space. By default below. */
  readonly side?: (typeof dropdownMenuSides)[number] | undefined
  /** `end`: for a trigger at the end of its row. By default `start`. */
  readonly align?: (typeof dropdownMenuAlignments)[number] | undefined
}

/**
 * A button that opens a menu of links, actions and checkboxes. Without JavaScript it opens, its links and the actions with
 * a `form` work, and Tab reaches the items. Its content is in the page, so place it where a `div` is valid.
 *
 * @example
 * <DropdownMenu
 *   label="Actions for order 20418"
 *   trigger={<Button tone="secondary">Actions</Button>}
 *   groups={[
 *     { items: [{ label: 'Track the parcel', href: '/orders/20418/parcel' }] },
 *     { items: [{ label: 'Cancel the order', tone: 'danger', onSelect: askToCancel }] },
 *   ]}
 * />
 */
export const DropdownMenu = ({
  label,
  trigger,
  groups,
  side = 'bottom',
  align = 'start',
}: DropdownMenuProps) => {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const { isOpen, close } = usePopover(menu, { isOpenInitially: false, isAbove: side === 'top', align })
  useMenu(menu)
  // Before hydration, and without JavaScript, Tab reaches the items.
  const tabIndex = isOpen === undefined ? undefined : -1
  return (
    <>
      {cloneElement(trigger as ReactElement<Record<string, unknown>>, {
        ...popoverTarget(id),
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': id,
      })}
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={css.dropdownMenuPlaces[`${side}-${align}`]}
        {...{ popover: 'auto' }}
      >
        {groups.map((group, index) => {
          const key = group.label ?? group.items.map((item) => item.label).join()
          const labelId = `${id}-${index}`
          return (
            <Fragment key={key}>
              {index > 0 ? <hr className={css.dropdownMenuSeparator} /> : null}
              <div {...(group.label ? { role: 'group', 'aria-labelledby': labelId } : { role: 'none' })}>
                {group.label ? (
                  <p className={css.dropdownMenuLabel} id={labelId} role="presentation">
                    {group.label}
                  </p>
                ) : null}
                {group.items.map((item) => (
                  <MenuItem key={item.label} item={item} tabIndex={tabIndex} onClose={close} />
                ))}
              </div>
            </Fragment>
          )
        })}
      </div>
    </>
  )
}
