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

// Stock changes with every order and prices change over time; other fields change only with the catalogue's version.
const volatileFields: ReadonlySet<string> = new Set(['price', 'stock', 'channelStock'])

const isCacheable = ({ queryFilters, filters, facetFilters, facets }: SearchPlan): boolean =>
  ![...queryFilters, ...filters, ...facetFilters, ...facets].some(({ field }) =>
    volatileFields.has(field.kind),
  )

/**
 * The counts of a search, cached until the catalogue's version rises. The version is in the database, so that changes by
 * other processes are noticed.
 */
export const cachedCounts = async (db: Connection, plan: SearchPlan): Promise<Counts> => {
  if (!isCacheable(plan)) return countProducts(db, plan)
  const { scope: _, sorts: __, ...cacheable } = plan
  const key = JSON.stringify(cacheable)
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
