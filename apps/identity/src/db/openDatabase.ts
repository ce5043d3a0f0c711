import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DBOS } from '@dbos-inc/dbos-sdk'
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

/** Asked again and again, not waited for inside the database: an index that is being made would wait for the waiter. */
const isLocked = async (client: pg.PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [
    MIGRATION_LOCK,
  ])
  return rows[0]?.ok ?? false
}

const migrateAlone = async (pool: pg.Pool, url: string): Promise<void> => {
  const client = await pool.connect()
  try {
    while (!(await isLocked(client))) await wait(100)
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
    // The workflows' own tables: two processes that make them at once get in each other's way.
    await DBOS.migrate(url)
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
  await migrateAlone(pool, url)
  return { database: drizzle(pool), pool }
}
