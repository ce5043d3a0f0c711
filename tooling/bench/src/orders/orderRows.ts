import { noted, type Row } from '../report/row.ts'
import { aSecond, milliseconds, times } from '../report/units.ts'
import type { Shop } from '../stack/startShop.ts'
import { createCartMaker } from './aReadyCart.ts'
import { countCommits, measureCommits } from './bareTransactions.ts'
import { measureOrders } from './measureOrders.ts'

const AT_A_TIME = 4
const WARM_UP = 4

/** Orders whose transactions are counted; they are asked after so seldom that the asking does not count. */
const COUNTED = 8
const SELDOM_MS = 2_000

/**
 * Orders a second and their times, beside the bare transactions of the same number in the same database: what remains
 * is HTTP between three services, rules and rendering of GraphQL.
 */
export const orderRows = async (shop: Shop, sku: string, orders: number): Promise<readonly Row[]> => {
  const make = createCartMaker(shop, sku)
  const carts = []
  for (let made = 0; made < orders + WARM_UP + COUNTED; made += 1) carts.push(await make())
  await measureOrders(carts.slice(0, WARM_UP), AT_A_TIME)
  const before = await countCommits(shop)
  await measureOrders(carts.slice(WARM_UP, WARM_UP + COUNTED), COUNTED, SELDOM_MS)
  const perOrder = Math.max(1, Math.round(((await countCommits(shop)) - before) / COUNTED))
  const { perSecond, p50, p99 } = await measureOrders(carts.slice(WARM_UP + COUNTED), AT_A_TIME)
  const commits = await measureCommits(shop, AT_A_TIME, orders * perOrder)
  return [
    noted(
      `${orders} orders, ${AT_A_TIME} at a time, from submit to number`,
      `${aSecond(perSecond)}, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
    ),
    noted(
      'database transactions an order, reading ones and those of the services’ regular jobs included',
      String(perOrder),
    ),
    noted('as many bare transactions, each writing one row', `${aSecond(commits / perOrder)} orders’ worth`),
    noted('orders: of their bare transactions', times((perSecond * perOrder) / commits)),
  ]
}
