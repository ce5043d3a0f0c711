// @internal
import { AccountIcon } from '../Icon/AccountIcon.tsx'
import { HeartIcon } from '../Icon/HeartIcon.tsx'
import { SearchIcon } from '../Icon/SearchIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { AccountDetails } from './AccountDetails.tsx'
import { CartLink } from './CartLink.tsx'
import { headerLinks, hiddenFromXl, hiddenOnPhone, iconLink } from './Header.css.ts'
import type { HeaderProps } from './headerTypes.ts'

type HeaderLinksProps = Pick<HeaderProps, 'search' | 'account' | 'wishlist' | 'cart'>

/** The links to the search, the account, the wishlist and the cart. */
export const HeaderLinks = ({ search, account, wishlist, cart }: HeaderLinksProps) => (
  <div className={headerLinks}>
    {search && (
      <Link
        className={`${iconLink} ${hiddenFromXl}`}
        href={search.href ?? search.action}
        aria-label={search.label}
        onClick={search.onOpen}
      >
        <SearchIcon />
      </Link>
    )}
    {account.menu ? (
      <AccountDetails account={account} menu={account.menu} />
    ) : (
      <Link
        className={`${iconLink} ${hiddenOnPhone}`}
        href={account.href}
        aria-label={account.label}
        aria-current={account.current ? 'page' : undefined}
      >
        <AccountIcon />
      </Link>
    )}
    {wishlist ? (
      <Link
        className={`${iconLink} ${hiddenOnPhone}`}
        href={wishlist.href}
        aria-label={wishlist.label}
        aria-current={wishlist.current ? 'page' : undefined}
      >
        <HeartIcon />
      </Link>
    ) : null}
    <CartLink {...cart} />
  </div>
)
