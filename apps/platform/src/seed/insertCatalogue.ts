import { channelStockOf, seedId, stockOf } from '@selvedge/catalogue'
import type { PoolClient } from 'pg'
import { copyLine, copyLines } from '../db/copyRows.ts'
import { allVariants, type Product } from '../model/product.ts'
import { indexLines, writeIndex } from '../search/indexing/indexProducts.ts'
import type { Structure } from '../search/indexing/searchRow.ts'

const batchSize = 250

const productLine = (product: Product): string =>
  copyLine([
    product.id,
    product.version,
    product.createdAt,
    product.lastModifiedAt,
    product.key,
    JSON.stringify(product),
  ])

const stockLine = (sku: string): string => {
  const { quantityOnStock, restockableInDays } = stockOf(sku)
  return copyLine([sku, seedId('inventory', sku), 1, quantityOnStock, restockableInDays])
}

const linesOf = (products: readonly Product[], structure: Structure) => {
  const skus = products.flatMap((product) => allVariants(product).map((variant) => variant.sku))
  return {
    products: products.map(productLine),
    stock: skus.map(stockLine),
    channelStock: skus.flatMap((sku) =>
      channelStockOf(sku).map(({ channelId, quantityOnStock }) =>
        copyLine([sku, channelId, 1, quantityOnStock]),
      ),
    ),
    index: indexLines(products, structure),
  }
}

const write = async (client: PoolClient, lines: ReturnType<typeof linesOf>): Promise<void> => {
  await copyLines(client, 'products (id, version, created_at, last_modified_at, key, doc)', lines.products)
  await copyLines(client, 'inventory (sku, id, version, quantity_on_stock, restockable_in_days)', lines.stock)
  await copyLines(
    client,
    'channel_inventory (sku, channel_id, version, quantity_on_stock)',
    lines.channelStock,
  )
  await writeIndex(client, lines.index)
}

/**
 * Copies products with their stock and their search rows in batches, in the transaction of the connection. Calls
 * `onProgress` with the number of products after each batch.
 */
export const insertCatalogue = async (
  client: PoolClient,
  products: Iterable<Product>,
  structure: Structure,
  onProgress: (count: number) => void = () => undefined,
): Promise<number> => {
  let writing = Promise.resolve()
  let count = 0
  let batch: Product[] = []
  const flush = async (): Promise<void> => {
    const lines = linesOf(batch, structure)
    count += batch.length
    batch = []
    // Prepares the next batch while the database writes this one.
    await writing
    onProgress(count)
    writing = write(client, lines)
    // The next await throws the error. Without this handler an unhandled rejection would end the process first.
    writing.catch(() => undefined)
  }
  for (const product of products) {
    batch.push(product)
    if (batch.length === batchSize) await flush()
  }
  await flush()
  await writing
  return count
}
