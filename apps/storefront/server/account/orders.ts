import { type CommerceProblem, type Order, type Result, runQuery } from '@selvedge/commerce-client'
import {
  GetMyOrderDocument,
  GetMyOrdersDocument,
  GetMyOrderTextsDocument,
} from '@selvedge/commerce-client/orders'
import type { ShopContext } from '../context/createContext.ts'
import { visitorClient } from '../session/visitorToken.ts'

/** The format of all order numbers on the platform. */
const isOrderNumber = (text: string): boolean => /^[A-Za-z0-9_-]{2,256}$/.test(text)

type Client = NonNullable<Awaited<ReturnType<typeof visitorClient>>>
type OrderList = Result<{ total: number; orders: readonly Order[] }, CommerceProblem>
type ListOptions = {
  readonly offset: number
  readonly limit: number
  /** A search text. Each of its words must occur in the order's number or in the names of the order's lines. */
  readonly text?: string
}

const none: OrderList = { ok: true, value: { total: 0, orders: [] } }

/** The maximum number of orders that a query of the platform returns. */
const MOST = 500

/**
 * Searches the visitor's newest 500 orders, and returns the numbers of those that contain all words of a text, the
 * newest first.
 */
const matchingNumbers = async (
  client: Client,
  text: string,
  locale: string,
): Promise<Result<readonly string[], CommerceProblem>> => {
  const response = await runQuery(client, GetMyOrderTextsDocument, { limit: MOST, locale })
  if (!response.ok) return response
  const words = text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  const numbers = response.value.me.orders.results.flatMap(({ orderNumber, lineItems }) => {
    const names = lineItems.map(({ name }) => name ?? '')
    const content = [orderNumber ?? '', ...names].join(' ').toLocaleLowerCase(locale)
    return orderNumber && words.every((word) => content.includes(word)) ? [orderNumber] : []
  })
  return { ok: true, value: numbers }
}

/**
 * A page of the visitor's orders, the newest first. The platform can compare the texts of an order only as a whole. A
 * search therefore reads the numbers and names of the newest 500 orders, and then the orders of the page by their
 * numbers.
 */
export const listOrders = async (
  shop: ShopContext,
  { offset, limit, text = '' }: ListOptions,
): Promise<OrderList> => {
  const client = await visitorClient(shop)
  if (!client) return none
  const { locale } = shop.market
  if (text.trim() === '') {
    const response = await runQuery(client, GetMyOrdersDocument, { offset, limit, locale })
    if (!response.ok) return response
    const { total, results } = response.value.me.orders
    return { ok: true, value: { total, orders: results } }
  }
  const matching = await matchingNumbers(client, text, locale)
  if (!matching.ok) return matching
  const numbers = matching.value.slice(offset, offset + limit).filter(isOrderNumber)
  if (numbers.length === 0) return { ok: true, value: { total: matching.value.length, orders: [] } }
  const where = `orderNumber in (${numbers.map((number) => JSON.stringify(number)).join(', ')})`
  const response = await runQuery(client, GetMyOrdersDocument, { where, limit, locale })
  if (!response.ok) return response
  return { ok: true, value: { total: matching.value.length, orders: response.value.me.orders.results } }
}

/**
 * The order that a key opens, whichever visitor placed it. The key comes from the link in the order's mail, or from a
 * lookup by email. `undefined` when the key has expired or belongs to another order.
 */
export const findOrderByKey = async (
  { identity, market }: ShopContext,
  orderNumber: string,
  key: string,
): Promise<Order | undefined> => {
  if (!isOrderNumber(orderNumber) || key.length > 200) return undefined
  const found = await identity.findOrder({ orderNumber, key, locale: market.locale })
  // The order service reads the order from the platform with the same query as the shop, so the types are equal.
  return found.ok ? (found.value.order as Order) : undefined
}

/**
 * An order that this guest or customer placed; `undefined` when there is no such order, or when another visitor placed
 * it.
 */
export const findOrder = async (
  shop: ShopContext,
  orderNumber: string,
): Promise<Result<Order | undefined, CommerceProblem>> => {
  const client = isOrderNumber(orderNumber) ? await visitorClient(shop) : undefined
  if (!client) return { ok: true, value: undefined }
  const response = await runQuery(client, GetMyOrderDocument, { orderNumber, locale: shop.market.locale })
  return response.ok ? { ok: true, value: response.value.me.order ?? undefined } : response
}

/** An order that the visitor may see: their own order, or the order that the key of a link opens. */
export const findVisibleOrder = async (
  shop: ShopContext,
  orderNumber: string,
  key: string | null,
): Promise<Result<Order | undefined, CommerceProblem>> => {
  const own = await findOrder(shop, orderNumber)
  if (!own.ok || own.value || !key) return own
  return { ok: true, value: await findOrderByKey(shop, orderNumber, key) }
}
