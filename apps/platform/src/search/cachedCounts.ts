import { createLruCache } from '../createLruCache.ts'
import type { Connection } from '../db/database.ts'
import { catalogueVersion } from '../db/schema.ts'
import { type Counts, countProducts } from './countProducts.ts'
import type { SearchPlan } from './searchPlan.ts'

type CacheEntry = { readonly version: number; readonly counts: Promise<Counts> }

const maxEntries = 500

const caches = new WeakMap<Connection, ReturnType<typeof createLruCache<CacheEntry>>>()

const cacheOf = (db: Connection) => {
  const cached = caches.get(db)
  if (cached) return cached
  const cache = createLruCache<CacheEntry>(maxEntries)
  caches.set(db, cache)
  return cache
}

const stockFields: ReadonlySet<string> = new Set(['stock', 'channelStock'])
const priceFields: ReadonlySet<string> = new Set(['price', 'scopedPrice', 'discounted'])

const usesField = (
  { queryFilters, filters, facetFilters, facets }: SearchPlan,
  kinds: ReadonlySet<string>,
): boolean =>
  [...queryFilters, ...filters, ...facetFilters, ...facets].some(({ field }) => kinds.has(field.kind))

const minute = 60_000

// A price can become valid or expire at any moment, so counts that depend on prices are reused for a minute only.
const keyOf = (plan: SearchPlan): string => {
  const { scope, sorts: _, ...cacheable } = plan
  if (!usesField(plan, priceFields)) return JSON.stringify(cacheable)
  return JSON.stringify({ ...cacheable, ...scope, now: Math.floor(scope.now.getTime() / minute) })
}

/**
 * The counts of a search, cached until the catalogue's version rises. Counts that depend on prices are cached for at
 * most a minute. Counts that depend on stock are not cached, because stock changes with every order. The version is in
 * the database, so that each process detects the changes of the others.
 */
export const cachedCounts = async (db: Connection, plan: SearchPlan): Promise<Counts> => {
  if (usesField(plan, stockFields)) return countProducts(db, plan)
  const key = keyOf(plan)
  const cache = cacheOf(db)
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion)
  const version = row?.version ?? 0
  const cached = cache.get(key)
  if (cached?.version === version) return cached.counts
  const counts = countProducts(db, plan)
  const entry = { version, counts }
  cache.set(key, entry)
  counts.catch(() => cache.get(key) === entry && cache.set(key, { ...entry, version: -1 }))
  return counts
}
