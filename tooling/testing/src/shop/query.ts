import pg from 'pg'
import type { ShopAddresses } from './shop.ts'

const pools = new Map<string, pg.Pool>()

const poolOf = (connectionString: string): pg.Pool => {
  const known = pools.get(connectionString)
  if (known) return known
  const pool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true })
  // The server stops before the last worker does, which breaks the worker's idle connections.
  pool.on('error', () => undefined)
  pools.set(connectionString, pool)
  return pool
}

/** Runs a query on the database with this URL and returns the rows. */
export const queryDatabase = async <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => (await poolOf(url).query<Row>(text, [...values])).rows

/** Runs a query on one of a shop's databases and returns the rows. */
export const query = <Row extends pg.QueryResultRow>(
  shop: Pick<ShopAddresses, 'platformDatabase' | 'identityDatabase'>,
  database: 'platform' | 'identity',
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> =>
  queryDatabase(database === 'platform' ? shop.platformDatabase : shop.identityDatabase, text, values)
