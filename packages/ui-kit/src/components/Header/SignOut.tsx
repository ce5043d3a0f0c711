// @internal
import { Link } from '../Link/Link.tsx'
import { closeMenuOfButton } from './closeMenu.ts'
import { accountSignOut, navPanelLink } from './HeaderNav.css.ts'
import type { AccountMenu } from './headerTypes.ts'

/** The last row of the account menu: a form, a link or a button that signs out. */
export const SignOut = ({ signOut }: { readonly signOut: NonNullable<AccountMenu['signOut']> }) => {
  if ('action' in signOut)
    return (
      <form method="post" action={signOut.action} className={accountSignOut}>
        <button type="submit" className={navPanelLink}>
          {signOut.label}
        </button>
      </form>
    )
  return (
    <div className={accountSignOut}>
      {'href' in signOut ? (
        <Link className={navPanelLink} href={signOut.href}>
          {signOut.label}
        </Link>
      ) : (
        <button
          type="button"
          className={navPanelLink}
          onClick={({ currentTarget }) => {
            closeMenuOfButton(currentTarget)
            signOut.onSelect()
          }}
        >
          {signOut.label}
        </button>
      )}
    </div>
  )
}
