import { useLocation, useSearchParams } from '@remix-run/react'
import { Header } from '@selvedge/ui-kit/Header'
import { m } from '../../paraglide/messages.js'
import { SiteBanner } from './SiteBanner.tsx'
import { usePaths, useShop } from './useShop.ts'

/** The head of every page but checkout. The cart link is teal on the cart route (spec §2). */
export const ShopHeader = () => {
  const shop = useShop()
  const paths = usePaths()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const count = shop?.cartCount ?? 0
  return (
    <Header
      home={{ name: shop?.site.name ?? 'Selvedge', href: paths.home() }}
      banner={<SiteBanner />}
      nav={{
        label: m.nav_label(),
        items: (shop?.nav ?? []).map(({ slug, name }) => ({
          label: name,
          href: paths.category(slug),
          current: pathname === paths.category(slug),
        })),
      }}
      search={{
        action: paths.search(),
        label: m.search_label(),
        placeholder: m.search_placeholder(),
        value: search.get('query') ?? '',
        submit: m.search_submit(),
      }}
      account={{
        label: shop?.signedIn ? m.account_label() : m.login_title(),
        href: shop?.signedIn ? paths.account() : paths.login(),
        current: pathname.includes('/account/') && pathname !== paths.account('wishlist'),
      }}
      wishlist={{
        label: m.wishlist_title(),
        href: paths.account('wishlist'),
        current: pathname === paths.account('wishlist'),
      }}
      cart={{
        label: m.cart_with_count({ count }),
        href: paths.cart(),
        count,
        current: pathname === paths.cart(),
      }}
      menuLabel={m.menu_label()}
    />
  )
}
