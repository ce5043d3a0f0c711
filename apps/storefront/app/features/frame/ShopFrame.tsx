import { useLocation, useSearchParams } from '@remix-run/react'
import { BannerLink, BrandBanner } from '@selvedge/ui-kit/BrandBanner'
import { ColorModeSwitch } from '@selvedge/ui-kit/ColorModeSwitch'
import { Footer } from '@selvedge/ui-kit/Footer'
import { Header } from '@selvedge/ui-kit/Header'
import { m } from '../../paraglide/messages.js'
import { useSuggestions } from '../search/useSuggestions.tsx'
import { useHydrated } from './useHydrated.ts'
import { usePaths, useShop } from './useShop.ts'

/** The sibling shops; shown only when there are at least two (spec §2). */
export const SiteBanner = () => {
  const shop = useShop()
  const paths = usePaths()
  if (!shop) return null
  return (
    <BrandBanner
      label={m.sites_label()}
      sites={shop.sites.map(({ key, name, url }) => ({
        name,
        href: key === shop.site.key ? paths.home() : url,
        current: key === shop.site.key,
        face: key === 'larkhouse' ? 'grotesque' : 'serif',
      }))}
    >
      <BannerLink href={paths.preferences()}>{m.market_label({ currency: shop.currency })}</BannerLink>
    </BrandBanner>
  )
}

/** The header of every page but checkout. The cart link is teal on the cart route (spec §2). */
export const ShopHeader = () => {
  const shop = useShop()
  const paths = usePaths()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const count = shop?.cartCount ?? 0
  const suggestions = useSuggestions('header')
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
        ...suggestions,
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

/** The footer of every page but checkout. */
export const ShopFooter = () => {
  const shop = useShop()
  const paths = usePaths()
  const name = shop?.site.name ?? 'Selvedge'
  return (
    <Footer
      name={name}
      motto={m.footer_motto()}
      about={m.footer_about()}
      groups={[
        {
          title: m.footer_shop(),
          links: (shop?.nav ?? [])
            .slice(0, 4)
            .map((entry) => ({ label: entry.name, href: paths.category(entry.slug) })),
        },
        {
          title: m.footer_more(),
          links: [
            { label: m.category_subscriptions(), href: paths.category('subscriptions') },
            { label: m.category_sampler(), href: paths.category('fabric-sampler') },
            { label: m.category_fill_a_yard(), href: paths.category('fill-a-yard') },
            { label: m.category_color_map(), href: paths.category('color-map') },
          ],
        },
        {
          title: m.footer_account(),
          links: [
            { label: m.orders_title(), href: paths.account('orders') },
            { label: m.wishlist_title(), href: paths.account('wishlist') },
            { label: m.cart_title(), href: paths.cart() },
            { label: m.market_title(), href: paths.preferences() },
            ...(shop?.more ?? []),
          ],
        },
      ]}
      copyright={`© 2026 ${name}`}
      legal={[
        { label: m.help_delivery_title(), href: paths.help('delivery') },
        { label: m.help_returns_title(), href: paths.help('returns') },
        { label: m.help_privacy_title(), href: paths.help('privacy') },
        { label: m.cookie_choices(), href: paths.cookieChoices() },
      ]}
    >
      {useHydrated() ? <ColorModeSwitch label={m.dark_mode()} /> : null}
    </Footer>
  )
}
