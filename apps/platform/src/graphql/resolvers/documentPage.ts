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
  /** A condition on top of the query's own: whose, or which kind. */
  readonly only?: SQL | undefined
  /** What a row reads as, where that is not its document alone. */
  readonly doc?: SQL
}

/** One page of a resource's documents, as `where`, `sort`, `limit` and `offset` ask. */
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
