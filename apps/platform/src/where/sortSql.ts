import { type SQL, sql } from 'drizzle-orm'
import { invalidInput } from '../graphql/platformError.ts'

/** The SQL of `sort` arguments such as `createdAt desc`. Throws InvalidInput for an unknown column. */
export const sortSql = (
  sorts: readonly string[] | null | undefined,
  columns: (name: string) => SQL | undefined,
  fallback: SQL,
): SQL => {
  const parts = (sorts ?? []).map((sort) => {
    const [, name = '', direction = 'asc'] = /^([\w.`-]+)(?:\s+(asc|desc))?$/i.exec(sort.trim()) ?? []
    const column = columns(name.replaceAll('`', ''))
    if (!column) throw invalidInput(`Malformed parameter: sort: cannot sort by '${sort}'.`)
    return sql`${column} ${sql.raw(direction.toLowerCase())} nulls last`
  })
  return sql.join([...parts, fallback], sql`, `)
}
