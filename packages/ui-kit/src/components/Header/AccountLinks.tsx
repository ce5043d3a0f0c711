// @internal
import { Badge } from '../Badge/Badge.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './HeaderNav.css.ts'
import type { AccountMenu } from './headerTypes.ts'

/** The name of the customer, the pages of the account, and how to sign out. */
export const AccountLinks = ({ menu: { title, badge, items, signOut } }: { readonly menu: AccountMenu }) => (
  <>
    <p className={css.accountTitle}>
      <span className={css.accountName}>{title}</span>
      {badge ? <Badge tone="success">{badge}</Badge> : null}
    </p>
    {items.map(({ label, href }) => (
      <Link key={href} className={css.navPanelLink} href={href}>
        {label}
      </Link>
    ))}
    {signOut && 'label' in signOut ? (
      <form method="post" action={signOut.action} className={css.accountSignOut}>
        <button type="submit" className={css.navPanelLink}>
          {signOut.label}
        </button>
      </form>
    ) : (
      signOut
    )}
  </>
)
