import type { Connection } from '../db/database.ts'
import { platformError } from '../graphql/platformError.ts'
import type { Cart } from '../model/cart.ts'
import { allocateStock } from '../store/inventoryStore.ts'

/**
 * Reserves or deducts the stock of a cart's lines according to its inventory mode. Throws OutOfStock; run it in the
 * order's transaction.
 */
export const allocateCartStock = async (db: Connection, cart: Cart): Promise<void> => {
  if (cart.inventoryMode === 'None') return
  const mode = cart.inventoryMode === 'TrackOnly' ? 'deduct' : 'reserve'
  const quantities = new Map<string, number>()
  for (const line of cart.lineItems)
    quantities.set(line.variant.sku, (quantities.get(line.variant.sku) ?? 0) + line.quantity)
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
