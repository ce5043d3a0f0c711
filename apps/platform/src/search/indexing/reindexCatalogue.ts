import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from '../../db/database.ts'
import * as schema from '../../db/schema.ts'
import type { Product } from '../../model/product.ts'
import { loadReference } from '../../store/referenceStore.ts'
import { indexLines, searchTables, writeIndex } from './indexProducts.ts'
import { structureOf } from './structureOf.ts'

const batchSize = 250
const nothing = '00000000-0000-0000-0000-000000000000'

/**
 * Rebuilds the search tables from the product documents in one transaction; searches see the old rows until it commits.
 * Returns the number of products.
 */
export const reindexCatalogue = async (db: Database): Promise<number> => {
  const client = await db.$client.connect()
  try {
    return await drizzle(client, { schema }).transaction(async (tx) => {
      const structure = structureOf(await loadReference(tx))
      for (const table of searchTables) await tx.execute(sql`delete from ${sql.identifier(table)}`)
      let count = 0
      let last = nothing
      for (;;) {
        const { rows } = await tx.execute(
          sql`select doc from products where id > ${last}::uuid order by id limit ${batchSize}`,
        )
        const products = rows.map((row) => row.doc as Product)
        await writeIndex(client, indexLines(products, structure))
        count += products.length
        last = products.at(-1)?.id ?? last
        if (products.length < batchSize) return count
      }
    })
  } finally {
    client.release()
  }
}

/**
 * Whether the search tables are empty although there are products. This is the case after a migration that recreated
 * the tables.
 */
export const needsIndex = async (db: Database): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select exists (select 1 from products) and not exists (select 1 from product_search) as needed`,
  )
  return rows[0]?.needed === true
}
