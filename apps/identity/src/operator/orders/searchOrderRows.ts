import { eq, inArray } from 'drizzle-orm'
import { orderAttempts } from '../../db/schema.ts'
import { orderWord, STAGES } from './orderProgress.ts'
import {
  listAttempts,
  listOrders,
  nameOf,
  type OrderPage,
  type OrderRowData,
  type OrderSources,
  progressOf,
  unitsOf,
} from './orderRows.ts'
import type { OrderSearch } from './orderSearch.ts'
import { unfinishedAttempts } from './unfinishedAttempts.ts'

type PlatformOrder = NonNullable<Awaited<ReturnType<typeof listOrders>>>['results'][number]

/**
 * The rows of orders of the platform. A row whose attempt still runs, or is held, shows the progress of the attempt.
 */
const rowsOfOrders = async (
  sources: OrderSources,
  orders: readonly PlatformOrder[],
  unfinished: ReadonlySet<string>,
): Promise<OrderRowData[]> => {
  const numbers = orders.flatMap(({ orderNumber }) => orderNumber ?? [])
  const attempts = await sources.database
    .select()
    .from(orderAttempts)
    .where(inArray(orderAttempts.orderNumber, numbers))
  const progresses = await progressOf(sources, attempts, unfinished)
  return orders.flatMap((order): OrderRowData[] => {
    const { orderNumber: number } = order
    if (number === null) return []
    const attempt = attempts.find(({ orderNumber }) => orderNumber === number)
    const own = attempt && progresses.get(attempt.id)
    return [
      {
        number,
        placedAt: new Date(order.createdAt),
        recipient: nameOf(order.shippingAddress),
        units: unitsOf(order.lineItems),
        progress:
          own && (attempt.state !== 'placed' || own.tone === 'error')
            ? own
            : { done: STAGES, word: orderWord(order), tone: 'plain' },
        cents: order.taxedPrice?.totalGross.centAmount ?? order.totalPrice.centAmount,
        currency: order.totalPrice.currencyCode,
      },
    ]
  })
}

/** The orders that a search finds; also those that were not placed by this service, if the platform has them. */
export const searchOrderRows = async (
  sources: OrderSources,
  search: OrderSearch,
  page: number,
): Promise<OrderPage> => {
  const unfinished = await unfinishedAttempts(sources.services, Date.now())
  if (search.kind === 'attempt')
    return listAttempts(sources, eq(orderAttempts.id, search.id), page, unfinished)
  const where = search.kind === 'number' ? `orderNumber = ${JSON.stringify(search.number)}` : search.where
  const orders = await listOrders(sources.services, where, page)
  const rows = await rowsOfOrders(sources, orders?.results ?? [], unfinished)
  if (rows.length > 0 || search.kind !== 'number')
    return { rows, total: orders?.total ?? 0, isIncomplete: orders === undefined }
  // Searches the attempts, too: one that failed or still runs has an order number, but the platform has no order for
  // it.
  return listAttempts(sources, eq(orderAttempts.orderNumber, search.number), page, unfinished)
}
