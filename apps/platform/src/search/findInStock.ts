import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import type { InStock } from './matchingVariants.ts'

/** Finds which skus are in stock without a supply channel, and which are in stock in each supply channel. */
export const findInStock = async (db: Connection, skus: readonly string[]): Promise<InStock> => {
  if (skus.length === 0) return { skus: new Set(), inChannels: new Set() }
  const list = sql.join(
    skus.map((sku) => sql`${sku}`),
    sql`, `,
  )
  const own = await db.execute(
    sql`select sku from inventory where sku in (${list}) and quantity_on_stock - reserved > 0`,
  )
  const inChannels = await db.execute(
    sql`select channel_id || ' ' || sku as place from channel_inventory where sku in (${list}) and quantity_on_stock > 0`,
  )
  return {
    skus: new Set(own.rows.map((row) => String(row.sku))),
    inChannels: new Set(inChannels.rows.map((row) => String(row.place))),
  }
}
