import { data } from '@remix-run/node'
import { addressFields } from '@selvedge/cart-domain/forms'
import { giftMessageOf, hasShippableItem } from '@selvedge/cart-domain/server'
import type { Order } from '@selvedge/commerce-client'
import { findOrder } from '../../../server/account/orders.ts'
import { lineView, summaryView } from '../../../server/cart/cartView.ts'
import { orderPayments } from '../../../server/checkout/payment.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { unavailable } from '../errors/failures.server.ts'
import { formatOrderDate } from './formatOrderDate.ts'

/** An order for its own page. */
export const orderView = (order: Order, { locale, imageId }: ShopContext) => ({
  number: order.orderNumber ?? order.id,
  date: formatOrderDate(order.createdAt, locale),
  email: order.customerEmail ?? '',
  shipTo: order.shippingAddress ? addressFields(order.shippingAddress) : undefined,
  lines: order.lineItems.map((line) => lineView(line, locale, imageId)),
  summary: summaryView(order, locale),
  paid: orderPayments(order, locale),
  gift: giftMessageOf(order),
  shipped: hasShippableItem(order),
})

export type OrderView = ReturnType<typeof orderView>

/**
 * Loads an order for its own page. Another customer's order and a missing one look the same: 404 with the
 * specification's message.
 */
export const loadOrder = async (shop: ShopContext, number: string) => {
  const found = await findOrder(shop, number)
  if (!found.ok) throw unavailable()
  return found.value ? { order: orderView(found.value, shop) } : data({ order: undefined }, { status: 404 })
}
