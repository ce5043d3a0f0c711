import pg from 'pg'
import type { Shop } from '../stack/startShop.ts'

/** Postgres updates its statistics with a delay of up to a second. */
const STATISTICS_MS = 1_500

/** Returns the number of committed transactions in the databases of platform and identity. */
export const countCommits = async ({ databaseUrl }: Pick<Shop, 'databaseUrl'>): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MS))
  const client = new pg.Client({ connectionString: databaseUrl('identity') })
  await client.connect()
  try {
    const { rows } = await client.query<{ sum: string }>(
      "select sum(xact_commit) as sum from pg_stat_database where datname like 'selvedge_%'",
    )
    return Number(rows[0]?.sum ?? 0)
  } finally {
    await client.end()
  }
}

/**
 * Measures bare transactions per second. Each transaction writes a row of an order's size; `atATime` transactions run
 * in parallel.
 */
export const measureCommits = async (
  { databaseUrl }: Pick<Shop, 'databaseUrl'>,
  atATime: number,
  count: number,
): Promise<number> => {
  const pool = new pg.Pool({ connectionString: databaseUrl('identity'), max: atATime })
  const doc = JSON.stringify({
    lines: Array.from({ length: 20 }, (_, at) => ({ at, sku: 'printed-fabric' })),
  })
  await pool.query('create table if not exists bench_row (id bigserial primary key, doc jsonb not null)')
  let left = count
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await pool.query('insert into bench_row (doc) values ($1)', [doc])
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atATime }, worker))
  const seconds = (performance.now() - started) / 1000
  await pool.query('drop table bench_row')
  await pool.end()
  return count / seconds
}
