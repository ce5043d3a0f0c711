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
  /** In ms. Without it statements have no time limit, which migrations need. */
  readonly statementTimeoutMs?: number
  readonly maxConnections?: number
}

/** Connects on the first query. The pool recovers after a lost server; until then queries fail. */
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
  return { db: drizzle(pool, { schema }), close: () => pool.end() }
}
