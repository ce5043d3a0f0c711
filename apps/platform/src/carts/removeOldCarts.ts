import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { carts } from '../db/schema.ts'

const batchSize = 1_000

const removeBatch = async (db: Connection, now: Date, defaultDays: number): Promise<number> => {
  const days = sql`coalesce((doc->>'deleteDaysAfterLastModification')::int, ${defaultDays}::int)`
  const result = await db.execute(sql`
    delete from ${carts} where id in (
      select id from ${carts}
      where last_modified_at < ${now.toISOString()}::timestamptz - interval '1 day'
        and last_modified_at < ${now.toISOString()}::timestamptz - make_interval(days => ${days})
      limit ${batchSize} for update skip locked)`)
  return result.rowCount ?? 0
}

/**
 * Deletes carts whose last change is older than their `deleteDaysAfterLastModification`. A cart without this setting
 * uses the project's. Orders stay. Returns the number of deleted carts.
 */
export const removeOldCarts = async (db: Connection, now: Date, defaultDays: number): Promise<number> => {
  let removed = 0
  for (;;) {
    const count = await removeBatch(db, now, defaultDays)
    removed += count
    if (count < batchSize) return removed
  }
}
