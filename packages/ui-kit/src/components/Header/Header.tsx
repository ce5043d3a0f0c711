import { Container } from '../Container/Container.tsx'
import { Logo } from '../Logo/Logo.tsx'
import * as css from './Header.css.ts'
import { HeaderLinks } from './HeaderLinks.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'
import { HeaderNav } from './HeaderNav.tsx'
import type { HeaderProps } from './headerTypes.ts'
import { SearchForm } from './SearchForm.tsx'

/** The header of every page except the checkout: banner, logo, categories, search, account, wishlist and cart. */
export const Header = ({ home, banner, nav, search, account, wishlist, cart, menuLabel }: HeaderProps) => (
  <header>
    {banner}
    <Container>
      <div className={css.headerBar}>
        <HeaderMenu
          label={menuLabel}
          nav={nav}
          search={search}
          links={wishlist ? [account, wishlist] : [account]}
        />
        <Logo href={home.href}>{home.name}</Logo>
        <HeaderNav {...nav} />
        <SearchForm search={search} className={css.headerSearch} onFocus={search.onFocus} />
        {search.panel}
        <HeaderLinks search={search} account={account} wishlist={wishlist} cart={cart} />
      </div>
    </Container>
  </header>
)
