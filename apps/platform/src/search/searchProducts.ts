import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { allVariants, type Product, type Variant } from '../model/product.ts'
import { pageOf } from '../where/page.ts'
import { findInStock } from './findInStock.ts'
import { isMatchingVariant } from './matchingVariants.ts'
import { pageIds } from './pageIds.ts'
import { rememberedCounts } from './rememberedCounts.ts'
import { readSearch, type SearchArguments, type SearchPlan } from './searchPlan.ts'

export type SearchDeps = { readonly db: Connection; readonly now: Date }

/** Whether a variant matches the filters; `null` unless that was asked for. */
export type Marks = (variant: Variant) => boolean | null

const readPage = async (
  db: Connection,
  plan: SearchPlan,
  window: { readonly limit: number; readonly offset: number; readonly total: number },
  withVariants: boolean,
): Promise<Product[]> => {
  if (window.limit === 0 || window.offset >= window.total) return []
  const doc = sql.raw(withVariants ? 'p.doc' : 'p.card')
  const { rows } = await db.execute(sql`select ${doc} as doc
    from (select product_id, row_number() over () as place from (${pageIds(plan, window, window.total)}) ids) page
    join products p on p.id = page.product_id order by page.place`)
  return rows.map((row) => row.doc as Product)
}

const marksOf = async (db: Connection, plan: SearchPlan, products: readonly Product[]): Promise<Marks> => {
  const filters = [...plan.queryFilters, ...plan.filters]
  const asksForStock = filters.some(({ field }) => field.kind === 'stock' || field.kind === 'channelStock')
  const skus = products.flatMap((product) => allVariants(product).map((variant) => variant.sku))
  const inStock = await findInStock(db, asksForStock ? skus : [])
  return (variant) => isMatchingVariant(variant, filters, { scope: plan.scope, inStock })
}

/**
 * Searches products: text in one locale, filters, facets over what `queryFilters` leave (before `filters`), sorting and
 * paging, all in SQL; published products only unless `staged`. `withVariants: false` leaves all but the master variant
 * in the database.
 */
export const searchProducts = async (
  { db, now }: SearchDeps,
  args: SearchArguments,
  withVariants: boolean,
) => {
  const window = pageOf(args, 10)
  const plan = readSearch(args, now)
  const counts = await rememberedCounts(db, plan)
  const results = await readPage(db, plan, { ...window, total: counts.total }, withVariants)
  const marks: Marks = args.markMatchingVariants ? await marksOf(db, plan, results) : () => null
  return { offset: window.offset, count: results.length, ...counts, results, marks }
}
