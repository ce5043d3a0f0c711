import { asc, notInArray } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { siteKeys } from '../db/schema.ts'

/** Replaces the stored keys of the project's sites. */
export const saveSiteKeys = (database: Database, keys: readonly string[]): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.delete(siteKeys).where(notInArray(siteKeys.key, [...keys]))
    await transaction
      .insert(siteKeys)
      .values(keys.map((key) => ({ key })))
      .onConflictDoNothing()
  })

/**
 * The keys of the project's sites, as the service last read them. Empty before the service has run for the first time.
 */
export const listSiteKeys = async (database: Database): Promise<string[]> =>
  (await database.select().from(siteKeys).orderBy(asc(siteKeys.key))).map(({ key }) => key)
