import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Log } from '../log/log.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { readonly $client: Pool }

/** A database handle or an open transaction on it. */
export type Connection = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

type ConnectOptions = {
  /** The time limit of a statement, in ms. By default statements have no limit, because migrations can take long. */
  readonly statementTimeoutMs?: number
  readonly maxConnections?: number
}

/**
 * Creates a connection pool, which connects on the first query. When the server is down, queries fail; the pool
 * reconnects when the server is back.
 */
export const connect = (
  url: string,
  log: Log,
  { statementTimeoutMs, maxConnections = 10 }: ConnectOptions = {},
): { readonly db: Database; readonly close: () => Promise<void> } => {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    ...(statementTimeoutMs !== undefined && { statement_timeout: statementTimeoutMs }),
    application_name: 'platform',
  })
  // Without a listener, an error of an idle connection ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection failed'))
  // The same for a connection that is lost between two queries of a transaction; the next query fails then.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'database connection failed')),
  )
  return { db: drizzle(pool, { schema }), close: () => pool.end() }
}
