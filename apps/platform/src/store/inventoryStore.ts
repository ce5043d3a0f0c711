import { inArray, sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { inventory } from '../db/schema.ts'

export type Stock = {
  readonly sku: string
  readonly availableQuantity: number
  readonly restockableInDays?: number
}

/** The available stock of each sku. The result omits skus without an entry, which are untracked. */
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

export type StockAllocation = 'deduct' | 'reserve'

/**
 * Reserves or deducts stock of one sku. A reservation requires enough stock unless the sku is restockable; a deduction
 * requires an entry. Returns `false` otherwise.
 */
export const allocateStock = async (
  db: Connection,
  sku: string,
  quantity: number,
  mode: StockAllocation,
): Promise<boolean> => {
  const change =
    mode === 'deduct'
      ? { quantityOnStock: sql`${inventory.quantityOnStock} - ${quantity}` }
      : { reserved: sql`${inventory.reserved} + ${quantity}` }
  const hasEnough = sql`(${inventory.restockableInDays} is not null or ${inventory.quantityOnStock} - ${inventory.reserved} >= ${quantity})`
  const rows = await db
    .update(inventory)
    .set({ ...change, version: sql`${inventory.version} + 1` })
    .where(
      mode === 'deduct' ? sql`${inventory.sku} = ${sku}` : sql`${inventory.sku} = ${sku} and ${hasEnough}`,
    )
    .returning({ sku: inventory.sku })
  return rows.length > 0
}

/** Reverses `allocateStock`: releases what was reserved, or adds what was deducted. */
export const returnStock = async (
  db: Connection,
  sku: string,
  quantity: number,
  mode: StockAllocation,
): Promise<void> => {
  const change =
    mode === 'deduct'
      ? { quantityOnStock: sql`${inventory.quantityOnStock} + ${quantity}` }
      : { reserved: sql`greatest(${inventory.reserved} - ${quantity}, 0)` }
  await db
    .update(inventory)
    .set({ ...change, version: sql`${inventory.version} + 1` })
    .where(sql`${inventory.sku} = ${sku}`)
}
