// @internal
import { CheckIcon } from '../Icon/CheckIcon.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './DropdownMenu.css.ts'
import type { DropdownMenuItem } from './dropdownMenuTypes.ts'

interface MenuItemProps {
  readonly item: DropdownMenuItem
  /** -1 when JavaScript moves the focus. */
  readonly tabIndex: number | undefined
  readonly onClose: () => void
}

const Content = ({ item }: { readonly item: DropdownMenuItem }) => (
  <>
    {'checked' in item ? (
      <span className={css.dropdownMenuCheck}>{item.checked ? <CheckIcon size={18} /> : null}</span>
    ) : null}
    {item.icon}
    <span className={css.dropdownMenuItemLabel}>{item.label}</span>
    {item.note ? <span className={css.dropdownMenuNote}>{item.note}</span> : null}
  </>
)

/** An item of a menu: a link, a button or a checkbox. */
export const MenuItem = ({ item, tabIndex, onClose }: MenuItemProps) => {
  if ('href' in item)
    return (
      <Link
        role="menuitem"
        className={css.dropdownMenuItem.text}
        href={item.href}
        tabIndex={tabIndex}
        aria-current={item.current ? 'page' : undefined}
        onClick={onClose}
      >
        <Content item={item} />
      </Link>
    )
  if ('checked' in item)
    return (
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={item.checked}
        className={css.dropdownMenuItem.text}
        tabIndex={tabIndex}
        disabled={item.disabled}
        onClick={() => item.onChange(!item.checked)}
      >
        <Content item={item} />
      </button>
    )
  return (
    <button
      type={item.form === undefined ? 'button' : 'submit'}
      role="menuitem"
      className={css.dropdownMenuItem[item.tone ?? 'text']}
      tabIndex={tabIndex}
      disabled={item.disabled}
      form={item.form}
      name={item.name}
      value={item.value}
      onClick={() => {
        onClose()
        item.onSelect?.()
      }}
    >
      <Content item={item} />
    </button>
  )
}
