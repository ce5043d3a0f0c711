import { inArray, sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { inventory } from '../db/schema.ts'

export type Stock = {
  readonly sku: string
  readonly availableQuantity: number
  readonly restockableInDays?: number
}

/** What is available of each sku. A sku without an entry is untracked and missing from the answer. */
export const findStock = async (db: Connection, skus: readonly string[]): Promise<Map<string, Stock>> => {
  if (skus.length === 0) return new Map()
  const rows = await db
    .select()
    .from(inventory)
    .where(inArray(inventory.sku, [...new Set(skus)]))
  return new Map(
    rows.map((row) => [
      row.sku,
      {
        sku: row.sku,
        availableQuantity: row.quantityOnStock - row.reserved,
        ...(row.restockableInDays !== null && { restockableInDays: row.restockableInDays }),
      },
    ]),
  )
}

export type StockTaking = 'deduct' | 'reserve'

/**
 * Takes stock for one sku. Reserving needs enough of it, unless it can be restocked; deducting only needs an entry.
 * `false` when that does not hold.
 */
export const takeStock = async (
  db: Connection,
  sku: string,
  quantity: number,
  how: StockTaking,
): Promise<boolean> => {
  const change =
    how === 'deduct'
      ? { quantityOnStock: sql`${inventory.quantityOnStock} - ${quantity}` }
      : { reserved: sql`${inventory.reserved} + ${quantity}` }
  const enough = sql`(${inventory.restockableInDays} is not null or ${inventory.quantityOnStock} - ${inventory.reserved} >= ${quantity})`
  const rows = await db
    .update(inventory)
    .set({ ...change, version: sql`${inventory.version} + 1` })
    .where(how === 'deduct' ? sql`${inventory.sku} = ${sku}` : sql`${inventory.sku} = ${sku} and ${enough}`)
    .returning({ sku: inventory.sku })
  return rows.length > 0
}
