import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'

export type Database = NodePgDatabase

/** Any number: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_310_041

/** The migrations lie beside `src` and beside `dist`, one folder up from either. */
const migrationsFolder = (): string => {
  const candidates = ['../drizzle', '../../drizzle'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  return candidates.find((path) => existsSync(path)) ?? candidates[0] ?? 'drizzle'
}

const migrateAlone = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}

/** Opens the pool and brings the schema up to date. */
export const openDatabase = async (
  url: string,
  log: Logger,
): Promise<{ database: Database; pool: pg.Pool }> => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // Without a listener a server that goes away would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'))
  await migrateAlone(pool)
  return { database: drizzle(pool), pool }
}
