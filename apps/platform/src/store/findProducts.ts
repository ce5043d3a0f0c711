import { inArray } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { variants } from '../db/schema.ts'
import type { Product } from '../model/product.ts'
import { productStore } from './stores.ts'

/** Finds products by id and by the skus of their variants. */
export const findProducts = async (
  db: Connection,
  ids: readonly string[],
  skus: readonly string[] = [],
): Promise<Product[]> => {
  const rows =
    skus.length === 0
      ? []
      : await db
          .selectDistinct({ id: variants.productId })
          .from(variants)
          .where(inArray(variants.sku, [...skus]))
  return productStore.findAll(db, [...ids, ...rows.map((row) => row.id)])
}
