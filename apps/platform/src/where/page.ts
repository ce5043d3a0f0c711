import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/database.ts'
import { invalidInput } from '../graphql/platformError.ts'

export type PageArguments = {
  readonly where?: string | null
  readonly sort?: readonly string[] | null
  readonly limit?: number | null
  readonly offset?: number | null
}

export type Page<T> = {
  readonly offset: number
  readonly count: number
  readonly total: number
  readonly exists: boolean
  readonly results: readonly T[]
}

/** Validates limit (0 to 500) and offset (0 to 10 000) of a query. Throws InvalidInput. */
export const pageOf = (
  args: PageArguments,
  defaultLimit = 20,
): { readonly limit: number; readonly offset: number } => {
  const limit = args.limit ?? defaultLimit
  const offset = args.offset ?? 0
  if (limit < 0 || limit > 500)
    throw invalidInput(`Malformed parameter: limit: ${limit} is not between 0 and 500.`)
  if (offset < 0 || offset > 10_000)
    throw invalidInput(`Malformed parameter: offset: ${offset} is not between 0 and 10000.`)
  return { limit, offset }
}

const countRows = async (db: Connection, table: PgTable, condition: SQL): Promise<number> => {
  const { rows } = await db.execute(sql`select count(*)::int as total from ${table} where ${condition}`)
  return Number(rows[0]?.total)
}

/** Queries one page of the documents that match a condition, and the total count. */
export const queryPage = async <T>(
  db: Connection,
  table: PgTable,
  condition: SQL,
  order: SQL,
  args: PageArguments,
  doc: SQL = sql.raw('doc'),
): Promise<Page<T>> => {
  const { limit, offset } = pageOf(args)
  const { rows } =
    limit === 0
      ? { rows: [] }
      : await db.execute(
          sql`select ${doc} as doc from ${table} where ${condition} order by ${order} limit ${limit} offset ${offset}`,
        )
  const results = rows.map((row) => row.doc as T)
  // A page that is not full is the last one, unless it is empty because it is beyond the last one.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  const total = isLast ? offset + rows.length : await countRows(db, table, condition)
  return { offset, count: results.length, total, exists: total > 0, results }
}
