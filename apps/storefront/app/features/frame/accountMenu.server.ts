import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'

/** The menu of the account in the header; `undefined` for guests. All its data is in the session. */
export const accountMenu = ({ session: { customer }, paths }: Pick<ShopContext, 'session' | 'paths'>) => {
  if (!customer) return undefined
  const badges: Readonly<Record<string, string>> = {
    plus: m.account_menu_plus(),
    trade: m.account_menu_trade(),
  }
  const badge = badges[customer.groupKey ?? '']
  return {
    label: m.account_label(),
    href: paths.account(),
    menu: {
      title: customer.firstName || m.account_label(),
      ...(badge ? { badge } : {}),
      items: [
        { label: m.overview_title(), href: paths.account() },
        { label: m.orders_title(), href: paths.account('orders') },
        { label: m.wishlist_title(), href: paths.account('wishlist') },
        { label: m.subscriptions_title(), href: paths.account('subscriptions') },
        { label: m.cards_title(), href: paths.account('payment-methods') },
        { label: m.profile_title(), href: paths.account('profile') },
      ],
      signOut: { label: m.logout(), action: paths.logout() },
    },
  }
}
