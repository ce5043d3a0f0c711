import type { TrackingData } from '@selvedge/analytics/tracker'
import type { EventCart } from '@selvedge/cart-domain'
import { toEventCart } from '@selvedge/cart-domain/server'
import { findOrder } from '../../../server/account/orders.ts'
import { statisticsFor } from '../../../server/analytics/visitorFacts.ts'
import { readCart } from '../../../server/cart/visitorCart.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'

/**
 * Milliseconds during which a placed order is tracked as a purchase. After that, opening the link to the order tracks
 * nothing.
 */
const RECENT_MS = 60 * 60 * 1_000

/**
 * Reads the cart for events. The session then gets its earlier cart back, so that this response does not overwrite a
 * newer cart that a parallel request stored.
 */
const loadCart = async (shop: ShopContext) => {
  const { session, log } = shop
  const { cart: remembered } = session
  try {
    const found = await readCart(shop)
    return found && { stamp: `${found.id}:${found.version}`, cart: toEventCart(found) }
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
  return order && now - Date.parse(order.createdAt) < RECENT_MS
    ? { number, order: toEventCart(order) }
    : undefined
}

export type TrackingResponse = TrackingData<EventCart>

/**
 * Loads the visitor's data for the data layer: the cart, an order that was just placed (`order`), and their statistics (`statistics=1`, for visitors who consented).
 */
export const loadTrackingData = async (
  shop: ShopContext,
  query: URLSearchParams,
  now = Date.now(),
): Promise<TrackingResponse> => {
  const number = query.get('order')
  const [cart, order, statistics] = await Promise.all([
    loadCart(shop),
    number ? loadOrder(shop, number, now) : undefined,
    query.get('statistics') === '1' ? statisticsFor(shop) : undefined,
  ])
  return { stamp: cart?.stamp ?? '', cart: cart?.cart, order, statistics }
}
