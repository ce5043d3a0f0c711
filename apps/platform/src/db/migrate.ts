import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.ts'

/** Finds the folder `drizzle/` of the app, from `src` as well as from the bundle in `dist`. */
const migrationsFolder = (from: string = dirname(fileURLToPath(import.meta.url))): string => {
  const folder = join(from, 'drizzle')
  if (existsSync(join(folder, 'meta', '_journal.json'))) return folder
  const parent = dirname(from)
  if (parent === from) throw new Error('The folder drizzle/ with the migrations was not found.')
  return migrationsFolder(parent)
}

const lockId = 730_201

/** Runs `work` under a lock shared by all instances of the service, so that only one migrates and seeds. */
export const withAdvisoryLock = async (db: Database, work: () => Promise<void>): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`)
    await work()
  })
}

/** Applies pending migrations. */
export const migrateDatabase = (db: Database): Promise<void> =>
  migrate(db, { migrationsFolder: migrationsFolder() })
