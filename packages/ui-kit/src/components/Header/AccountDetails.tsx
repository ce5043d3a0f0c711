// @internal
import { AccountIcon } from '../Icon/AccountIcon.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { closeMenuOnEscape, closeMenuOnLinkClick } from './closeMenu.ts'
import { accountMenu, accountPanel, accountSummary } from './Header.css.ts'
import type { AccountMenu, HeaderAccount } from './headerTypes.ts'

/** The menu of a signed-in customer: an icon that opens a list of pages, also without JavaScript. */
export const AccountDetails = ({
  account: { label, current },
  menu,
}: {
  readonly account: HeaderAccount
  readonly menu: AccountMenu
}) => (
  <details name="menu" className={accountMenu} onClick={closeMenuOnLinkClick} onKeyDown={closeMenuOnEscape}>
    <summary className={accountSummary} aria-label={label} aria-current={current || undefined}>
      <AccountIcon />
    </summary>
    <nav className={accountPanel} aria-label={label}>
      <AccountLinks menu={menu} />
    </nav>
  </details>
)
