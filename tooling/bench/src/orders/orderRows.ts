import { noted, type Row } from '../report/row.ts'
import { aSecond, milliseconds } from '../report/units.ts'
import type { Shop } from '../stack/startShop.ts'
import { createCartMaker } from './aReadyCart.ts'
import { measureOrders } from './measureOrders.ts'

const AT_A_TIME = 4
const WARM_UP = 4

export const orderRows = async (shop: Shop, sku: string, orders: number): Promise<readonly Row[]> => {
  const make = createCartMaker(shop, sku)
  const carts = []
  for (let made = 0; made < orders + WARM_UP; made += 1) carts.push(await make())
  await measureOrders(carts.slice(0, WARM_UP), AT_A_TIME)
  const { perSecond, p50, p99 } = await measureOrders(carts.slice(WARM_UP), AT_A_TIME)
  return [
    noted(
      `${orders} orders, ${AT_A_TIME} at a time, from submit to number`,
      `${aSecond(perSecond)}, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
    ),
  ]
}
