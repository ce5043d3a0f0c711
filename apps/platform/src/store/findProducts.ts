import { inArray, sql } from 'drizzle-orm'
import { createLruCache } from '../createLruCache.ts'
import type { Connection } from '../db/database.ts'
import { products, variants } from '../db/schema.ts'
import type { Product } from '../model/product.ts'
import { isUuid } from './isUuid.ts'

/** The number of products whose documents are stored in this process. A document has about 40 kB. */
const MOST_STORED = 200

const stored = createLruCache<{ readonly state: string; readonly product: Product }>(MOST_STORED)

/**
 * Identifies the state of a product: Postgres marks each written row with its transaction. Only commands in other processes
 * write products, so that this process never reads a row between two writes of one transaction.
 */
const state = sql<string>`concat_ws(' ', current_database(), ${products.id}, ${products}.xmin)`

/** Finds products by id and by the skus of their variants. Documents are read only when the product has changed. */
export const findProducts = async (
  db: Connection,
  ids: readonly string[],
  skus: readonly string[] = [],
): Promise<Product[]> => {
  const ofSkus =
    skus.length === 0
      ? []
      : await db
          .selectDistinct({ id: variants.productId })
          .from(variants)
          .where(inArray(variants.sku, [...skus]))
  const requested = [...new Set([...ids.filter(isUuid), ...ofSkus.map((row) => row.id)])]
  if (requested.length === 0) return []
  const known = new Map(requested.map((id) => [id, stored.get(id)]))
  const states = [...known.values()].flatMap((entry) => entry?.state ?? [])
  const rows = await db
    .select({
      id: products.id,
      state,
      doc: sql<Product | null>`case when ${state} = any(${sql.param(states)}::text[]) then null else ${products.doc} end`,
    })
    .from(products)
    .where(inArray(products.id, requested))
  return rows.flatMap((row) => {
    const product = row.doc ?? known.get(row.id)?.product
    if (!product) return []
    if (row.doc) stored.set(row.id, { state: row.state, product })
    return product
  })
}
