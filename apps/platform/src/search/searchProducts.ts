import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { allVariants, type Product, type Variant } from '../model/product.ts'
import { findProducts } from '../store/findProducts.ts'
import { pageOf } from '../where/page.ts'
import { cachedCounts } from './cachedCounts.ts'
import { findInStock } from './findInStock.ts'
import { fuzzyQuery } from './fuzzy/fuzzyQuery.ts'
import { isMatchingVariant } from './matchingVariants.ts'
import { pageIds } from './pageIds.ts'
import { readSearch, type SearchArguments, type SearchPlan } from './searchPlan.ts'

export type SearchDeps = { readonly db: Connection; readonly now: Date }

/** Returns whether a variant matches the filters, or `null` if the query does not request this. */
export type MatchPredicate = (variant: Variant) => boolean | null

const readPage = async (
  db: Connection,
  plan: SearchPlan,
  window: { readonly limit: number; readonly offset: number; readonly total: number },
  withVariants: boolean,
): Promise<Product[]> => {
  if (window.limit === 0 || window.offset >= window.total) return []
  const page = sql`(select product_id, row_number() over () as place from (${pageIds(plan, window, window.total)}) ids) page`
  if (!withVariants) {
    const { rows } = await db.execute(
      sql`select p.card from ${page} join products p on p.id = page.product_id order by page.place`,
    )
    return rows.map((row) => row.card as Product)
  }
  const { rows } = await db.execute(sql`select product_id from ${page} order by place`)
  const ids = rows.map((row) => String(row.product_id))
  const found = new Map((await findProducts(db, ids)).map((product) => [product.id, product]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const matchPredicateOf = async (
  db: Connection,
  plan: SearchPlan,
  products: readonly Product[],
): Promise<MatchPredicate> => {
  const filters = [...plan.queryFilters, ...plan.filters]
  const needsStock = filters.some(({ field }) => field.kind === 'stock' || field.kind === 'channelStock')
  const skus = products.flatMap((product) => allVariants(product).map((variant) => variant.sku))
  const inStock = await findInStock(db, needsStock ? skus : [])
  return (variant) => isMatchingVariant(variant, filters, { scope: plan.scope, inStock })
}

const withFuzzyQuery = async (db: Connection, plan: SearchPlan): Promise<SearchPlan> =>
  plan.text === undefined || plan.fuzzyLevel === undefined
    ? plan
    : { ...plan, fuzzyQuery: await fuzzyQuery(db, plan.text, plan.fuzzyLevel) }

/**
 * Searches products in SQL: text in one locale, filters, facets, sorting and paging. Facets count the products that match
 * `queryFilters`, before `filters`. Finds published products only, unless `staged`. Without `withVariants` it reads only
 * the master variants.
 */
export const searchProducts = async (
  { db, now }: SearchDeps,
  args: SearchArguments,
  withVariants: boolean,
) => {
  const window = pageOf(args, 10)
  const plan = await withFuzzyQuery(db, readSearch(args, now))
  const counts = await cachedCounts(db, plan)
  const results = await readPage(db, plan, { ...window, total: counts.total }, withVariants)
  const matchesFilters: MatchPredicate = args.markMatchingVariants
    ? await matchPredicateOf(db, plan, results)
    : () => null
  return { offset: window.offset, count: results.length, ...counts, results, matchesFilters }
}
