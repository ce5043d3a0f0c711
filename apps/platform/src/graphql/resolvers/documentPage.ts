import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Page, type PageArguments, queryPage } from '../../where/page.ts'
import { sortColumns } from '../../where/resourceFields.ts'
import { sortSql } from '../../where/sortSql.ts'
import { type QueryFields, whereSql } from '../../where/whereSql.ts'
import type { PlatformContext } from '../context.ts'

type Source = {
  readonly table: PgTable
  readonly fields: QueryFields
  /** A further condition, such as the owner or the kind. */
  readonly only?: SQL | undefined
  /** The SQL of the document, when it is not the column `doc`. */
  readonly doc?: SQL
}

/** Queries one page of a resource's documents by `where`, `sort`, `limit` and `offset`. */
export const documentPage = <T>(
  context: PlatformContext,
  { table, fields, only, doc }: Source,
  args: PageArguments,
): Promise<Page<T>> => {
  const condition = and(only, whereSql(args.where, fields)) ?? sql`true`
  return queryPage<T>(
    context.db,
    table,
    condition,
    sortSql(args.sort, sortColumns(fields), sql.raw('id')),
    args,
    doc,
  )
}
