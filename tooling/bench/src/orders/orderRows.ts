import { type Row, withoutBudget } from '../report/row.ts'
import { aSecond, milliseconds, times } from '../report/units.ts'
import type { Shop } from '../stack/startShop.ts'
import { createCartMaker } from './createReadyCart.ts'
import { countCommits, measureCommits } from './measureCommits.ts'
import { measureOrders } from './measureOrders.ts'

const CONCURRENCY = 4
const WARM_UP = 4

/**
 * The number of orders whose transactions are counted. These orders are polled at the long interval `SLOW_POLL_MS`, so
 * that the transactions of polling do not affect the count.
 */
const COUNTED = 8
const SLOW_POLL_MS = 2_000

/**
 * Compares orders per second with the same number of bare transactions in the same database. The difference shows what
 * the HTTP calls between three services, the business rules and GraphQL cost.
 */
export const orderRows = async (shop: Shop, sku: string, orders: number): Promise<readonly Row[]> => {
  const make = createCartMaker(shop, sku)
  const carts = []
  for (let made = 0; made < orders + WARM_UP + COUNTED; made += 1) carts.push(await make())
  await measureOrders(carts.slice(0, WARM_UP), CONCURRENCY)
  const before = await countCommits(shop)
  await measureOrders(carts.slice(WARM_UP, WARM_UP + COUNTED), COUNTED, SLOW_POLL_MS)
  const perOrder = Math.max(1, Math.round(((await countCommits(shop)) - before) / COUNTED))
  const { perSecond, p50, p99 } = await measureOrders(carts.slice(WARM_UP + COUNTED), CONCURRENCY)
  const commits = await measureCommits(shop, CONCURRENCY, orders * perOrder)
  return [
    withoutBudget(
      `${orders} orders, ${CONCURRENCY} at a time, from submit to number`,
      `${aSecond(perSecond)}, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
    ),
    withoutBudget(
      'database transactions an order, reading ones and those of the services’ regular jobs included',
      String(perOrder),
    ),
    withoutBudget(
      'as many bare transactions, each writing one row',
      `${aSecond(commits / perOrder)} orders’ worth`,
    ),
    withoutBudget('orders: of their bare transactions', times((perSecond * perOrder) / commits)),
  ]
}
