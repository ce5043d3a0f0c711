import { findOrder } from '../../../server/account/orders.ts'
import { readCart } from '../../../server/cart/visitorCart.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { measuredCart } from '../../../server/measure/measuredCart.ts'
import { statisticsFor, treatmentsFor } from '../../../server/measure/visitorFacts.ts'

/** How long after it was placed an order is told as a purchase, in ms: a link kept from last month buys nothing. */
const FRESH_MS = 60 * 60 * 1_000

/** The cart as events tell it. A look must not undo what a change beside it has just remembered. */
const loadCart = async (shop: ShopContext) => {
  const { session, log } = shop
  const { cart: remembered } = session
  try {
    const found = await readCart(shop)
    return found && { stamp: `${found.id}:${found.version}`, cart: measuredCart(found) }
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'no cart for events')
    return undefined
  } finally {
    session.restoreCart(remembered)
  }
}

const loadOrder = async (shop: ShopContext, number: string, now: number) => {
  const found = await findOrder(shop, number)
  const order = found.ok ? found.value : undefined
  return order && now - Date.parse(order.createdAt) < FRESH_MS ? measuredCart(order) : undefined
}

/**
 * What the data layer needs of the visitor beyond the page at hand: the cart, the variants they see, an order that was
 * just placed (`order`), and their statistics (`statistics=1`, for visitors who agreed to be counted).
 */
export const loadMeasured = async (shop: ShopContext, query: URLSearchParams, now = Date.now()) => {
  const number = query.get('order')
  const [cart, treatments, order, statistics] = await Promise.all([
    loadCart(shop),
    treatmentsFor(shop),
    number ? loadOrder(shop, number, now) : undefined,
    query.get('statistics') === '1' ? statisticsFor(shop) : undefined,
  ])
  return {
    stamp: cart?.stamp ?? '',
    cart: cart?.cart,
    treatments,
    ...(number && order ? { order: { number, order } } : {}),
    ...(statistics ? { statistics } : {}),
  }
}

export type Measured = Awaited<ReturnType<typeof loadMeasured>>
