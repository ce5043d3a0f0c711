import {
  type CommerceProblem,
  GetMyOrderDocument,
  GetMyOrdersDocument,
  type Order,
  type Result,
  runQuery,
} from '@selvedge/commerce-client'
import type { ShopContext } from '../context/createContext.ts'
import { visitorClient } from '../session/visitorToken.ts'

/** The format of the platform's order numbers: no order has another one. */
const isOrderNumber = (text: string): boolean => /^[A-Za-z0-9_-]{2,256}$/.test(text)

/** A page of the visitor's orders. */
export const listOrders = async (
  shop: ShopContext,
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<{ total: number; orders: readonly Order[] }, CommerceProblem>> => {
  const client = await visitorClient(shop)
  if (!client) return { ok: true, value: { total: 0, orders: [] } }
  const response = await runQuery(client, GetMyOrdersDocument, { ...page, locale: shop.market.locale })
  if (!response.ok) return response
  const { total, results } = response.value.me.orders
  return { ok: true, value: { total, orders: results } }
}

/** An order of the visitor's own, guest or customer; `undefined` when it is missing or another visitor's. */
export const findOrder = async (
  shop: ShopContext,
  orderNumber: string,
): Promise<Result<Order | undefined, CommerceProblem>> => {
  const client = isOrderNumber(orderNumber) ? await visitorClient(shop) : undefined
  if (!client) return { ok: true, value: undefined }
  const response = await runQuery(client, GetMyOrderDocument, { orderNumber, locale: shop.market.locale })
  return response.ok ? { ok: true, value: response.value.me.order ?? undefined } : response
}
