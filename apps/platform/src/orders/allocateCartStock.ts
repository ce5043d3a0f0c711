import type { Connection } from '../db/database.ts'
import { platformError } from '../graphql/platformError.ts'
import type { Cart } from '../model/cart.ts'
import type { Order } from '../model/order.ts'
import { allocateStock, returnStock } from '../store/inventoryStore.ts'

const quantitiesOf = ({ lineItems }: Pick<Cart, 'lineItems'>): Map<string, number> => {
  const quantities = new Map<string, number>()
  for (const { variant, quantity } of lineItems)
    quantities.set(variant.sku, (quantities.get(variant.sku) ?? 0) + quantity)
  return quantities
}

/** Makes the stock of a cancelled order available again. Run it in the transaction that cancels the order. */
export const returnOrderStock = async (
  db: Connection,
  order: Pick<Order, 'inventoryMode' | 'lineItems'>,
): Promise<void> => {
  if (order.inventoryMode === 'None') return
  const mode = order.inventoryMode === 'TrackOnly' ? 'deduct' : 'reserve'
  const quantities = quantitiesOf(order)
  for (const sku of [...quantities.keys()].sort()) await returnStock(db, sku, quantities.get(sku) ?? 0, mode)
}

/**
 * Reserves or deducts the stock of a cart's lines according to its inventory mode. Throws OutOfStock; run it in the
 * order's transaction.
 */
export const allocateCartStock = async (db: Connection, cart: Cart): Promise<void> => {
  if (cart.inventoryMode === 'None') return
  const mode = cart.inventoryMode === 'TrackOnly' ? 'deduct' : 'reserve'
  const quantities = quantitiesOf(cart)
  const unavailable: string[] = []
  // Sorted, so that concurrent orders lock rows in the same order and cannot deadlock.
  for (const sku of [...quantities.keys()].sort())
    if (!(await allocateStock(db, sku, quantities.get(sku) ?? 0, mode))) unavailable.push(sku)
  if (unavailable.length === 0) return
  throw platformError({
    code: 'OutOfStock',
    message: `Some line items are out of stock at the moment of order creation: ${unavailable.join(', ')}.`,
    details: {
      lineItems: cart.lineItems
        .filter((line) => unavailable.includes(line.variant.sku))
        .map((line) => line.id),
      skus: unavailable,
    },
  })
}
