import { useLocation, useSearchParams } from '@remix-run/react'
import { BannerLink, BrandBanner } from '@selvedge/ui-kit/BrandBanner'
import { ColorModeSwitch } from '@selvedge/ui-kit/ColorModeSwitch'
import { Footer } from '@selvedge/ui-kit/Footer'
import { Header } from '@selvedge/ui-kit/Header'
import { useMemo } from 'react'
import { siteName } from '../../i18n/siteName.ts'
import { m } from '../../paraglide/messages.js'
import { useSuggestions } from '../search/useSuggestions.tsx'
import { panelOf } from './navPanel.tsx'
import { unpackData } from './unpackData.ts'
import { useHydrated } from './useHydrated.ts'
import { usePaths, useShop } from './useShop.ts'

/** The sibling shops; shown only when there are at least two (spec §2). */
export const SiteBanner = () => {
  const shop = useShop()
  const paths = usePaths()
  if (!shop) return null
  const { banner } = unpackData(shop.menu)
  return (
    <BrandBanner
      label={banner.label}
      sites={shop.sites.map(({ key, name, url, brand }) => ({
        name,
        href: url,
        current: key === shop.site.key,
        face: brand === 'larkhouse' ? 'grotesque' : 'serif',
      }))}
    >
      <BannerLink href={paths.preferences()}>{banner.market}</BannerLink>
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
  const { nav = [], menu } = shop ? unpackData(shop.menu) : {}
  // The panels have most of the header's elements. They stay as they are while a navigation or a search is pending. Their
  // paths change with the data of the menu.
  const items = useMemo(
    () =>
      nav.map((entry) => ({
        label: entry.name,
        href: paths.category(entry.slug),
        current: pathname === paths.category(entry.slug),
        panel: menu && entry.panel && panelOf(paths.category(entry.slug), entry.panel, menu, pathname),
      })),
    [nav, pathname],
  )
  return (
    <Header
      home={{ name: shop?.site.name ?? siteName(), href: paths.home(), logo: shop?.site.logo }}
      banner={<SiteBanner />}
      nav={{ label: menu?.label ?? '', items }}
      search={{
        action: paths.search(),
        label: menu?.searchLabel ?? '',
        placeholder: menu?.search ?? '',
        // Other pages have searches of their own, such as the order history.
        value: pathname === paths.search() ? (search.get('query') ?? '') : '',
        submit: menu?.submit ?? '',
        ...suggestions,
      }}
      account={{
        ...(shop?.account ?? { label: m.login_title(), href: paths.login() }),
        current: pathname.includes('/account/') && !pathname.startsWith(paths.account('wishlist')),
      }}
      wishlist={{
        label: menu?.wishlist ?? '',
        href: paths.account('wishlist'),
        current: pathname.startsWith(paths.account('wishlist')),
      }}
      cart={{
        label: m.cart_with_count({ count }),
        href: paths.cart(),
        count,
        current: pathname === paths.cart(),
      }}
      menuLabel={menu?.open ?? ''}
      closeLabel={m.close()}
    />
  )
}

/** The footer of every page but checkout. */
export const ShopFooter = () => {
  const shop = useShop()
  const footer = shop && unpackData(shop.menu).footer
  const isHydrated = useHydrated()
  const name = shop?.site.name ?? siteName()
  return useMemo(
    () => (
      <Footer
        name={name}
        motto={footer?.motto ?? ''}
        about={footer?.about ?? ''}
        newsletter={footer?.newsletter}
        groups={footer?.groups ?? []}
        copyright={`© 2026 ${name}`}
        legal={footer?.legal ?? []}
      >
        {isHydrated && footer ? <ColorModeSwitch label={footer.darkMode} /> : null}
      </Footer>
    ),
    [footer, isHydrated, name],
  )
}
