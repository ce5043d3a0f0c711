import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'

/** A suggestion of up to three skus that begin like a mistyped one; an empty text when there are none. */
export const similarSkus = async (db: Connection, sku: string): Promise<string> => {
  const start = sku.slice(0, Math.max(3, Math.floor(sku.length / 2))).replace(/[\\%_]/g, '\\$&')
  const { rows } = await db.execute(
    sql`select sku from variants where sku like ${`${start}%`} order by sku limit 3`,
  )
  const found = rows.map((row) => String(row.sku))
  return found.length > 0 ? ` Did you mean ${found.join(', ')}?` : ''
}

export const isSku = async (db: Connection, sku: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from variants where sku = ${sku}`)
  return rows.length > 0
}
