import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'

/** Publishes or unpublishes a product, including its search rows. Returns `false` when nothing changed. */
export const setPublished = (db: Database, id: string, published: boolean, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const at = now.toISOString()
    const { rows } =
      await tx.execute(sql`update products set version = version + 1, last_modified_at = ${at}::timestamptz,
      doc = (case when ${published}::boolean then doc - 'published' else doc || '{"published": false}' end)
        || jsonb_build_object('version', version + 1, 'lastModifiedAt', ${at}::text)
      where id = ${id}::uuid and published <> ${published}::boolean returning id`)
    if (rows.length === 0) return false
    for (const table of ['product_search', 'product_texts'])
      await tx.execute(
        sql`update ${sql.identifier(table)} set published = ${published}::boolean where product_id = ${id}::uuid`,
      )
    return true
  })
