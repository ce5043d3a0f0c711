import { orderStatus } from '@selvedge/cart-domain'
import type { Customer, Order } from '@selvedge/commerce-client'
import { MAX_ADDRESSES } from '../../../server/account/addressActions.ts'
import { orderProgress } from '../../../server/account/orderProgress.ts'
import { listOrders } from '../../../server/account/orders.ts'
import { lineView, summaryView } from '../../../server/cart/cartView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { readWishlist } from '../../../server/wishlist/wishlist.ts'
import { wishlistItemView } from '../../../server/wishlist/wishlistView.ts'
import { addressesPath } from '../../i18n/addressPaths.ts'
import { formatCents } from '../../i18n/money.ts'
import { orderPath } from '../../i18n/orderPaths.ts'
import { m } from '../../paraglide/messages.js'
import { quantityText } from '../catalogue/unitText.ts'
import { shopStart } from '../frame/shopStart.server.ts'
import { type AddressView, addressView } from './addressView.server.ts'
import { formatOrderDate } from './formatOrderDate.ts'
import { orderRowView } from './orderHistory.server.ts'
import { headingOf, stepViews } from './orderPageView.server.ts'
import { expectCustomer } from './profile.server.ts'
import { statusText } from './statusText.server.ts'

/** The overview shows at most these numbers of orders, designs and addresses. */
const ORDERS = 4
const DESIGNS = 7
const ADDRESSES = 2

/** The newest order: when it comes, its steps, and its first lines. */
const latestView = (order: Order, shop: ShopContext) => {
  const { locale, imageId } = shop
  const number = order.orderNumber ?? order.id
  const status = orderStatus(order)
  const count = m.items_count({ count: summaryView(order, locale).count })
  return {
    label: m.overview_order({ number, count }),
    href: orderPath(locale, number),
    action: status === 'In Progress' ? m.overview_track() : m.overview_view(),
    heading: headingOf(order, locale, new Date()),
    status,
    statusText: statusText(status),
    stepsLabel: m.order_progress(),
    steps: stepViews(orderProgress(order).steps, locale),
    lines: order.lineItems.slice(0, 3).map((line) => {
      const { id, name, kind, image, unit } = lineView(line, locale, imageId)
      const quantity = quantityText(unit, line.quantity) || String(line.quantity)
      return { id, name, image, detail: `${quantity}, ${kind}` }
    }),
  }
}

/** The first addresses, the default ones before the others, and a place to add one unless the address book is full. */
const addressViews = (shop: ShopContext, customer: Customer) => {
  const rank = ({ isDefault }: AddressView): number => (isDefault.shipping ? 0 : isDefault.billing ? 1 : 2)
  const { addresses } = customer
  return {
    items: addresses
      .map((address) => addressView(shop, customer, address))
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, ADDRESSES)
      .map(({ id, title, lines, note, links }) => ({
        id,
        title,
        lines,
        note,
        edit: {
          href: links.edit,
          label: m.address_edit(),
          name: m.address_edit_named({ name: title }),
        },
      })),
    add:
      addresses.length < MAX_ADDRESSES
        ? {
            href: addressesPath(shop.locale, { view: 'edit', id: 'new' }),
            label: m.address_add(),
            text: addresses.length === 0 ? m.addresses_empty_text() : '',
          }
        : undefined,
  }
}

/**
 * The text about the store credit. It is empty, and the overview leaves it out, when there is no credit or it cannot be
 * read.
 */
const creditText = async ({ identity, token, market, locale }: ShopContext): Promise<string> => {
  const credit = await identity.credit(await token.current())
  const balance = credit.ok ? credit.value.find(({ currency }) => currency === market.currency) : undefined
  return balance && balance.cents > 0
    ? m.overview_credit({ amount: formatCents(balance.cents, market.currency, locale) })
    : ''
}

/** The text about the customer's membership and the end of a paid one; empty without a membership. */
const memberText = async (shop: ShopContext, { customerGroup }: Customer): Promise<string> => {
  const group = customerGroup?.name
  if (!group) return ''
  const found =
    customerGroup.key === 'plus' ? await shop.account.subscriptions(await shop.token.current()) : undefined
  const now = new Date().toISOString()
  const endsAt = found?.ok
    ? found.value.find(({ isPlus, endsAt }) => isPlus && endsAt > now)?.endsAt
    : undefined
  return endsAt
    ? m.overview_member_until({ group, date: formatOrderDate(endsAt, shop.locale) })
    : m.overview_member({ group })
}

/** Loads the overview of the account: the newest order, earlier orders, the wishlist and addresses. */
export const loadOverview = async (shop: ShopContext) => {
  const customer = await expectCustomer(shop)
  const [found, wishlist, member, credit] = await Promise.all([
    listOrders(shop, { offset: 0, limit: ORDERS }),
    readWishlist(shop),
    memberText(shop, customer),
    creditText(shop),
  ])
  const orders = found.ok ? found.value.orders : []
  const [latest] = orders
  const saved = wishlist.ok ? wishlist.value : []
  const { paths, locale, imageId } = shop
  return {
    title: m.greeting({ name: customer.firstName ?? '' }),
    text: [member, credit].filter(Boolean).join(' '),
    latest: latest ? latestView(latest, shop) : undefined,
    orders: {
      title: m.orders_title(),
      shipTo: m.ship_to(),
      rows: orders.map((order) => orderRowView(order, shop)),
      action: { href: paths.account('orders'), label: m.overview_orders() },
      empty: found.ok
        ? { title: m.overview_empty_title(), text: m.overview_empty_text() }
        : { title: m.orders_title(), text: m.error_text() },
      shop: shopStart(shop),
    },
    wishlist: {
      title: m.wishlist_title(),
      action: { href: paths.account('wishlist'), label: m.overview_designs({ count: saved.length }) },
      items: saved.slice(0, DESIGNS).map((line) => {
        const { id, name, slug, sku, image } = wishlistItemView(line, locale, imageId)
        return { id, name, href: slug ? paths.product(slug, sku) : paths.account('wishlist'), image }
      }),
    },
    addresses: {
      title: m.addresses_title(),
      action: { href: paths.account('addresses'), label: m.overview_manage() },
      ...addressViews(shop, customer),
    },
  }
}

export type OverviewData = Awaited<ReturnType<typeof loadOverview>>
