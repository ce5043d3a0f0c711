import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { indexProducts } from '../search/indexProducts.ts'
import { loadReference } from '../store/referenceStore.ts'
import { catalogueProducts } from './catalogue/products.ts'
import { searchableAttributes } from './catalogue/productTypes.ts'
import { insertProducts, insertSettings, withDiscounts } from './insertCatalogue.ts'
import { markSeeded } from './marker.ts'
import { insertCustomers } from './people/customers.ts'
import { insertPastOrders } from './people/pastOrders.ts'

export type SeedOptions = { readonly now: Date; readonly log: Log }

/** Fills an empty database, all or nothing. The catalogue is the same every time; past orders are dated back from `now`. */
export const seedDatabase = async (db: Database, { now, log }: SeedOptions): Promise<void> => {
  const start = performance.now()
  const products = catalogueProducts().map((product) => withDiscounts(product, now))
  await db.transaction(async (tx) => {
    await insertSettings(tx)
    await insertProducts(tx, products)
    await indexProducts(tx, searchableAttributes)
    const reference = await loadReference(tx)
    await insertPastOrders({ db: tx, reference: async () => reference }, await insertCustomers(tx), now)
    await markSeeded(tx, { products: products.length })
  })
  log.info({ products: products.length, ms: Math.round(performance.now() - start) }, 'seeded the database')
}
