import { ColorModeSwitch } from '@selvedge/ui-kit/ColorModeSwitch'
import { Footer } from '@selvedge/ui-kit/Footer'
import { m } from '../../paraglide/messages.js'
import { useHydrated } from './useHydrated.ts'
import { usePaths, useShop } from './useShop.ts'

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
