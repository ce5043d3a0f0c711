import { Container } from '../Container/Container.tsx'
import { MenuIcon } from '../Icon/MenuIcon.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { popoverTarget } from '../Popover/popoverTarget.ts'
import * as css from './Header.css.ts'
import { HeaderLinks } from './HeaderLinks.tsx'
import { headerAboveBackdrop, headerRoot, menuOpenButton } from './HeaderNav.css.ts'
import { HeaderNav, MENU_ID } from './HeaderNav.tsx'
import type { HeaderProps } from './headerTypes.ts'
import { SearchForm } from './SearchForm.tsx'

/** The header of every page except the checkout: banner, logo, categories, search, account, wishlist and cart. */
export const Header = ({
  home,
  banner,
  nav,
  search,
  account,
  wishlist,
  cart,
  menuLabel,
  closeLabel,
}: HeaderProps) => (
  <header className={headerRoot}>
    {banner}
    <div className={headerAboveBackdrop}>
      <Container>
        <div className={css.headerBar}>
          <button type="button" className={menuOpenButton} aria-label={menuLabel} {...popoverTarget(MENU_ID)}>
            <MenuIcon />
          </button>
          <Logo href={home.href} images={home.logo}>
            {home.name}
          </Logo>
          <HeaderNav
            nav={nav}
            search={search}
            account={account}
            wishlist={wishlist}
            closeLabel={closeLabel}
          />
          <SearchForm search={search} className={css.headerSearch} onFocus={search?.onFocus} />
          {search?.panel}
          <HeaderLinks search={search} account={account} wishlist={wishlist} cart={cart} />
        </div>
      </Container>
    </div>
    <span hidden />
  </header>
)
