import type { PoolClient } from 'pg'

type Index = { readonly name: string; readonly definition: string }

const secondary = `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relname = any($1) and t.relnamespace = 'public'::regnamespace and not x.indisunique order by 1`

/**
 * Does `work` while tables have no index but their unique ones, and makes the others again at its end: a large table
 * is filled several times faster so. In the transaction of the connection; the tables are locked until that ends.
 */
export const withoutIndexes = async <T>(
  client: PoolClient,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> => {
  const { rows } = await client.query<Index>(secondary, [tables])
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`)
  const done = await work()
  // Building an index sorts: in memory where there is some. Both settings end with the transaction.
  await client.query("set local maintenance_work_mem = '256MB'")
  for (const { definition } of rows) await client.query(definition)
  return done
}
