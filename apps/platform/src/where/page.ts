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
  /** The number of all matching documents. They are counted only if the query selects it and the page does not show it. */
  readonly total: () => Promise<number>
  readonly exists: () => Promise<boolean>
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

/** Queries one page of the documents that match a condition. */
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
  let counted: Promise<number> | undefined
  const total = async (): Promise<number> => {
    if (isLast) return offset + rows.length
    counted ??= countRows(db, table, condition)
    return counted
  }
  const exists = async (): Promise<boolean> => rows.length > 0 || (await total()) > 0
  return { offset, count: results.length, total, exists, results }
}
