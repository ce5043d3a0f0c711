import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'

export type Database = NodePgDatabase

/** The migrations lie beside `src` and beside `dist`, one folder up from either. */
const migrationsFolder = (): string => {
  const candidates = ['../drizzle', '../../drizzle'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  return candidates.find((path) => existsSync(path)) ?? candidates[0] ?? 'drizzle'
}

/** Opens the pool and brings the schema up to date. */
export const openDatabase = async (
  url: string,
  log: Logger,
): Promise<{ database: Database; pool: pg.Pool }> => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // Without a listener a server that goes away would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'))
  const database = drizzle(pool)
  await migrate(database, { migrationsFolder: migrationsFolder() })
  return { database, pool }
}
