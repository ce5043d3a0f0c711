import type { Connection } from '../db/database.ts'
import { platformError } from '../graphql/platformError.ts'
import type { Cart } from '../model/cart.ts'
import { takeStock } from '../store/inventoryStore.ts'

/** Takes the stock that a cart's lines need, as its inventory mode says. All or nothing: run in the order's transaction. */
export const takeCartStock = async (db: Connection, cart: Cart): Promise<void> => {
  if (cart.inventoryMode === 'None') return
  const how = cart.inventoryMode === 'TrackOnly' ? 'deduct' : 'reserve'
  const quantities = new Map<string, number>()
  for (const line of cart.lineItems)
    quantities.set(line.variant.sku, (quantities.get(line.variant.sku) ?? 0) + line.quantity)
  const short: string[] = []
  // In one order for all, so that two orders at once cannot wait for each other's rows.
  for (const sku of [...quantities.keys()].sort())
    if (!(await takeStock(db, sku, quantities.get(sku) ?? 0, how))) short.push(sku)
  if (short.length === 0) return
  throw platformError({
    code: 'OutOfStock',
    message: `Some line items are out of stock at the moment of order creation: ${short.join(', ')}.`,
    details: {
      lineItems: cart.lineItems.filter((line) => short.includes(line.variant.sku)).map((line) => line.id),
      skus: short,
    },
  })
}
