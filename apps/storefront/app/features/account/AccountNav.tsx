import { Form } from '@remix-run/react'
import { SideNav } from '@selvedge/ui-kit/SideNav'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'

/**
 * The navigation between the pages of the account, with the logout. `current` is the last part of the page's path; it
 * is empty for the overview.
 */
export const AccountNav = ({ current }: { readonly current: string }) => {
  const paths = usePaths()
  const pages = {
    '': m.overview_title(),
    orders: m.orders_title(),
    addresses: m.addresses_title(),
    wishlist: m.wishlist_title(),
    artists: m.follows_title(),
    subscriptions: m.subscriptions_title(),
    'payment-methods': m.cards_title(),
    'store-credit': m.credit_title(),
    profile: m.profile_title(),
    trade: m.trade_title(),
    support: m.support_title(),
  }
  return (
    <SideNav
      label={m.account_label()}
      items={[
        ...Object.entries(pages).map(([page, label]) => ({
          label,
          href: paths.account(page),
          current: page === current,
        })),
        { label: m.preferences_title(), href: paths.preferences(), current: current === 'preferences' },
      ]}
    >
      {/* Loads a new document: the one of the customer's pages has their data. */}
      <Form method="post" action={paths.logout()} reloadDocument>
        <TextLink type="submit">{m.logout()}</TextLink>
      </Form>
    </SideNav>
  )
}
