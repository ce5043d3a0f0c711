import { orderStatus } from '@selvedge/cart-domain'
import { addressFields } from '@selvedge/cart-domain/forms'
import type { Order } from '@selvedge/commerce-client'
import { listOrders } from '../../../server/account/orders.ts'
import { summaryView } from '../../../server/cart/cartView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { orderPath } from '../../i18n/orderPaths.ts'
import { m } from '../../paraglide/messages.js'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { shopStart } from '../frame/shopStart.server.ts'
import { formatOrderDate } from './formatOrderDate.ts'
import { expectCustomer } from './profile.server.ts'
import { statusText } from './statusText.server.ts'

/** The number of orders on one page. */
const PAGE = 10
/** The maximum length of a search, in characters. */
const MAX_TEXT = 100

/** An order as a row of the history: status, date, total, ship-to, item count (spec §3). */
export const orderRowView = (order: Order, { locale, imageId }: ShopContext) => {
  const { total, count } = summaryView(order, locale)
  const shipTo = order.shippingAddress ? addressFields(order.shippingAddress) : undefined
  const number = order.orderNumber ?? order.id
  const status = orderStatus(order)
  return {
    number,
    href: orderPath(locale, number),
    meta: `${formatOrderDate(order.createdAt, locale)}, ${m.items_count({ count })}`,
    name: shipTo ? `${shipTo.firstName} ${shipTo.lastName}` : '',
    status,
    statusText: statusText(status),
    total,
    images: order.lineItems
      .slice(0, 4)
      .map(({ id, variant }) => ({ id, image: imageId(variant?.images[0]?.url) })),
  }
}

const emptyTexts = (text: string, shop: ShopContext) =>
  text
    ? {
        title: m.orders_none_found({ text }),
        text: m.orders_none_found_text(),
        action: m.all_orders(),
        href: shop.paths.account('orders'),
      }
    : {
        title: m.orders_empty_title(),
        text: m.orders_empty_text(),
        action: shopStart(shop).label,
        href: shopStart(shop).href,
      }

/**
 * Loads a page of the order history, with the texts of its controls. `?page=` selects the page, and `?query=` searches
 * order numbers and the names of what was ordered. A page out of range is a 404.
 */
export const loadOrderHistory = async (shop: ShopContext, { searchParams }: URL) => {
  await expectCustomer(shop, 'orders')
  const text = (searchParams.get('query') ?? '').trim().slice(0, MAX_TEXT)
  const number = Number(searchParams.get('page') ?? '1')
  if (!Number.isSafeInteger(number) || number < 1 || number > 1_000) throw notFound()
  const found = await listOrders(shop, { offset: (number - 1) * PAGE, limit: PAGE, text })
  if (!found.ok) throw unavailable()
  const { orders, total } = found.value
  const last = Math.max(1, Math.ceil(total / PAGE))
  if (number > last) throw notFound()
  const href = (page: number): string => {
    const query = new URLSearchParams({ ...(text && { query: text }), page: String(page) })
    return `${shop.paths.account('orders')}?${query}`
  }
  const first = Math.max(1, Math.min(number - 4, last - 8))
  return {
    rows: orders.map((order) => orderRowView(order, shop)),
    shipTo: m.ship_to(),
    empty: orders.length === 0 ? emptyTexts(text, shop) : undefined,
    search:
      orders.length > 0 || text
        ? {
            action: shop.paths.account('orders'),
            value: text,
            label: m.orders_search(),
            submit: m.search_submit(),
          }
        : undefined,
    count: text && orders.length > 0 ? m.orders_found({ count: total, text }) : '',
    pages:
      last > 1
        ? {
            label: m.orders_pages(),
            pages: Array.from({ length: Math.min(last, 9) }, (_, index) => ({
              number: first + index,
              href: href(first + index),
              current: first + index === number,
            })),
            ...(number > 1 ? { previous: { href: href(number - 1), label: m.previous() } } : {}),
            ...(number < last ? { next: { href: href(number + 1), label: m.next() } } : {}),
          }
        : undefined,
  }
}

export type OrderHistoryData = Awaited<ReturnType<typeof loadOrderHistory>>
