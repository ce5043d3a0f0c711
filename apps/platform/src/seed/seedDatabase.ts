import { catalogueProducts, defaultCatalogueSize } from '@selvedge/catalogue'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database } from '../db/database.ts'
import * as schema from '../db/schema.ts'
import { withoutIndexes } from '../db/withoutIndexes.ts'
import type { Log } from '../log/log.ts'
import { searchTables } from '../search/indexing/indexProducts.ts'
import { structureOf } from '../search/indexing/structureOf.ts'
import { loadReference } from '../store/referenceStore.ts'
import { insertCatalogue } from './insertCatalogue.ts'
import { insertCustomers } from './insertCustomers.ts'
import { insertPastOrders } from './insertPastOrders.ts'
import { insertSettings } from './insertSettings.ts'
import { markSeeded } from './marker.ts'
import { withDiscounts } from './withDiscounts.ts'

export type SeedOptions = {
  readonly now: Date
  readonly log: Log
  /** The number of products; by default as many as the default catalogue has. */
  readonly size?: number
  readonly onProgress?: (count: number) => void
}

function* discountedProducts(size: number, now: Date) {
  for (const product of catalogueProducts(size)) yield withDiscounts(product, now)
}

const manyProducts = 2_000

const inBulk = async <T>(client: PoolClient, insert: () => Promise<T>): Promise<T> => {
  const result = await withoutIndexes(client, searchTables, insert)
  // Clustering stores the rows of one product type next to each other, so that a listing reads few pages.
  await client.query('cluster product_search using product_search_by_type')
  return result
}

const insertAll = async (client: PoolClient, options: SeedOptions): Promise<number> => {
  const { now, size = defaultCatalogueSize, onProgress } = options
  // COPY must use the transaction's connection.
  return drizzle(client, { schema }).transaction(async (tx) => {
    await insertSettings(tx)
    const reference = await loadReference(tx)
    const insert = () =>
      insertCatalogue(client, discountedProducts(size, now), structureOf(reference), onProgress)
    const count = size > manyProducts ? await inBulk(client, insert) : await insert()
    // Without statistics, the planner assumes empty tables when past orders look up skus.
    await tx.execute('analyze')
    await insertPastOrders({ db: tx, reference: async () => reference }, await insertCustomers(tx), now)
    await markSeeded(tx, { products: count })
    return count
  })
}

/** Seeds an empty database in one transaction. The catalogue is always the same; past orders are dated back from `now`. */
export const seedDatabase = async (db: Database, options: SeedOptions): Promise<void> => {
  const start = performance.now()
  const client = await db.$client.connect()
  try {
    const products = await insertAll(client, options)
    options.log.info({ products, ms: Math.round(performance.now() - start) }, 'seeded the database')
  } finally {
    client.release()
  }
}
