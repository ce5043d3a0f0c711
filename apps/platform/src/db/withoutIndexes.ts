import type { PoolClient } from 'pg'

type Index = { readonly name: string; readonly definition: string }

const secondaryIndexesQuery = `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relname = any($1) and t.relnamespace = 'public'::regnamespace and not x.indisunique order by 1`

/**
 * Drops the non-unique indexes of tables, runs `work` and recreates the indexes: this fills a large table several times
 * faster. Uses the transaction of the connection, which locks the tables until it ends.
 */
export const withoutIndexes = async <T>(
  client: PoolClient,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> => {
  const { rows } = await client.query<Index>(secondaryIndexesQuery, [tables])
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`)
  const result = await work()
  // More memory speeds up index builds. The setting ends with the transaction.
  await client.query("set local maintenance_work_mem = '256MB'")
  for (const { definition } of rows) await client.query(definition)
  return result
}
