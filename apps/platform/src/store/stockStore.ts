import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { inventory } from '../db/schema.ts'
import { concurrentModification, duplicateField, resourceNotFound } from '../graphql/platformError.ts'
import type { Resource } from '../model/resource.ts'
import { violatedConstraint } from './uniqueViolation.ts'

export type StockEntry = Resource & {
  readonly sku: string
  readonly key?: string
  readonly quantityOnStock: number
  readonly availableQuantity: number
  readonly restockableInDays?: number
}

const moment = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The SQL of a stock entry as a document. Stock is stored in columns, because orders update it in place. */
export const stockDocument = sql`jsonb_strip_nulls(jsonb_build_object(
  'id', id, 'version', version, 'createdAt', ${moment('created_at')}, 'lastModifiedAt', ${moment('last_modified_at')},
  'sku', sku, 'key', key, 'quantityOnStock', quantity_on_stock, 'availableQuantity', quantity_on_stock - reserved,
  'restockableInDays', restockable_in_days))`

const explained = async <T>(entry: Partial<StockEntry>, write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === undefined) throw error
    throw constraint === 'inventory_key' ? duplicateField('key', entry.key) : duplicateField('sku', entry.sku)
  }
}

export const findStockEntry = async (
  db: Connection,
  condition: SQL | undefined,
): Promise<StockEntry | undefined> => {
  const { rows } = await db.execute(sql`select ${stockDocument} as doc from ${inventory} where ${condition}`)
  return rows[0]?.doc as StockEntry | undefined
}

export const insertStockEntry = async (db: Connection, entry: StockEntry): Promise<void> => {
  const { id, version, createdAt, lastModifiedAt, sku, quantityOnStock } = entry
  const { key = null, restockableInDays = null } = entry
  const row = { id, version, createdAt, lastModifiedAt, sku, key, quantityOnStock, restockableInDays }
  await explained(entry, () => db.insert(inventory).values(row))
}

const sameEntry = (entry: StockEntry) =>
  sql`${inventory.id} = ${entry.id} and ${inventory.version} = ${entry.version}`

/** Creates the error for an entry that another request has changed or removed. */
const versionConflict = async (db: Connection, entry: StockEntry): Promise<Error> => {
  const current = await findStockEntry(db, sql`id = ${entry.id}`)
  return current
    ? concurrentModification(entry.id, entry.version, current.version)
    : resourceNotFound('inventory-entry', entry.id)
}

/**
 * Saves `changed`, the new state of `before`. Throws ConcurrentModification when another request, such as an order, has
 * changed the entry meanwhile.
 */
export const saveStockEntry = async (
  db: Connection,
  before: StockEntry,
  changed: StockEntry,
  now: Date,
): Promise<void> => {
  const { quantityOnStock, key = null, restockableInDays = null } = changed
  const version = before.version + 1
  const set = { quantityOnStock, key, restockableInDays, version, lastModifiedAt: now.toISOString() }
  const rows = await explained(changed, () =>
    db.update(inventory).set(set).where(sameEntry(before)).returning({ id: inventory.id }),
  )
  if (rows.length === 0) throw await versionConflict(db, before)
}

export const removeStockEntry = async (db: Connection, entry: StockEntry): Promise<void> => {
  const rows = await db.delete(inventory).where(sameEntry(entry)).returning({ id: inventory.id })
  if (rows.length === 0) throw await versionConflict(db, entry)
}
