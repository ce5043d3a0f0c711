import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DBOS } from '@dbos-inc/dbos-sdk'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from 'pino'

/** The database, or a transaction in it. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/**
 * The key of the lock that makes processes migrate one after the other when they start together. The number is
 * arbitrary.
 */
const MIGRATION_LOCK = 7_310_041

/** The folder of the migrations. `drizzle` is next to `src` and `dist`, so it is one or two folders above this file. */
const migrationsFolder = (): string => {
  const candidates = ['../drizzle', '../../drizzle'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  return candidates.find((path) => existsSync(path)) ?? candidates[0] ?? 'drizzle'
}

/**
 * Tries once to get the lock. Waiting inside the database would deadlock with the creation of an index, which waits
 * for all transactions.
 */
const tryLock = async (client: pg.PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [
    MIGRATION_LOCK,
  ])
  return rows[0]?.ok ?? false
}

const migrateLocked = async (pool: pg.Pool, url: string): Promise<void> => {
  const client = await pool.connect()
  try {
    while (!(await tryLock(client))) await wait(100)
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
    // The workflow engine's tables are created under the same lock, because two processes cannot create them at once.
    await DBOS.migrate(url)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}

/** Opens the connection pool and migrates the database. */
export const openDatabase = async (
  url: string,
  log: Logger,
): Promise<{ database: Database; pool: pg.Pool }> => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // Without a listener, the loss of the database server would end this process.
  pool.on('error', (error) => log.warn({ reason: error }, 'an idle database connection was lost'))
  // The same for a connection that is lost between two queries of a transaction; the next query fails then.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ reason: error }, 'a database connection was lost')),
  )
  await migrateLocked(pool, url)
  return { database: drizzle(pool), pool }
}
