import type { CategoryLink } from '../../../server/catalogue/catalogue.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { findOrderPath } from '../../i18n/orderPaths.ts'
import { m } from '../../paraglide/messages.js'

/** The links and texts of the footer. They are part of a page's data, not of the JavaScript that every page loads. */
export const footerContent = (
  { paths, locale, groupProof, site }: Pick<ShopContext, 'paths' | 'locale' | 'groupProof' | 'site'>,
  categories: readonly CategoryLink[],
  all: readonly CategoryLink[],
) => ({
  motto: site.motto || m.footer_motto(),
  about: site.about || m.footer_about(),
  darkMode: m.dark_mode(),
  newsletter: {
    label: m.newsletter_footer(),
    action: paths.newsletter(),
    submit: m.newsletter_footer_action(),
  },
  groups: [
    {
      title: m.footer_shop(),
      links: categories.slice(0, 4).map(({ name, slug }) => ({ label: name, href: paths.category(slug) })),
    },
    {
      title: m.footer_more(),
      links: [
        { label: m.category_subscriptions(), slug: 'subscriptions' },
        { label: m.category_sampler(), slug: 'fabric-sampler' },
        { label: m.category_fill_a_yard(), slug: 'fill-a-yard' },
        { label: m.category_color_map(), slug: 'color-map' },
      ]
        // A site may sell some categories only. Without a response of the platform all are shown.
        .filter(({ slug }) => all.length === 0 || all.some((category) => category.slug === slug))
        .map(({ label, slug }) => ({ label, href: paths.category(slug) })),
    },
    {
      title: m.footer_account(),
      links: [
        { label: m.orders_title(), href: paths.account('orders') },
        { label: m.order_find_title(), href: findOrderPath(locale) },
        { label: m.wishlist_title(), href: paths.account('wishlist') },
        { label: m.cart_title(), href: paths.cart() },
        { label: m.trade_title(), href: paths.account('trade') },
        { label: m.market_title(), href: paths.preferences() },
        ...(groupProof ? [{ label: m.verify_link(), href: paths.idVerification() }] : []),
      ],
    },
  ],
  legal: [
    { label: m.support_title(), href: paths.account('support') },
    { label: m.help_delivery_title(), href: paths.help('delivery') },
    { label: m.help_returns_title(), href: paths.help('returns') },
    { label: m.help_privacy_title(), href: paths.help('privacy') },
    { label: m.cookie_choices(), href: paths.cookieChoices() },
  ],
})
