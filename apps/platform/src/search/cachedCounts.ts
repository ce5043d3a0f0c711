import type { Connection } from '../db/database.ts'
import { catalogueVersion } from '../db/schema.ts'
import { leastRecentlyUsed } from '../leastRecentlyUsed.ts'
import { type Counts, countProducts } from './countProducts.ts'
import type { SearchPlan } from './searchPlan.ts'

type Remembered = { readonly version: number; readonly counts: Promise<Counts> }

const most = 500

const memories = new WeakMap<Connection, ReturnType<typeof leastRecentlyUsed<Remembered>>>()

const memoryOf = (db: Connection) => {
  const known = memories.get(db)
  if (known) return known
  const memory = leastRecentlyUsed<Remembered>(most)
  memories.set(db, memory)
  return memory
}

// Stock changes with every order and prices with the clock; all else only with the catalogue.
const changing: ReadonlySet<string> = new Set(['price', 'stock', 'channelStock'])

const isLasting = ({ queryFilters, filters, facetFilters, facets }: SearchPlan): boolean =>
  ![...queryFilters, ...filters, ...facetFilters, ...facets].some(({ field }) => changing.has(field.kind))

/**
 * The counts of a search, kept until the catalogue's version rises: whichever process changed it, nobody counts with
 * what was there before.
 */
export const rememberedCounts = async (db: Connection, plan: SearchPlan): Promise<Counts> => {
  if (!isLasting(plan)) return countProducts(db, plan)
  const { scope: _, sorts: __, ...lasting } = plan
  const key = JSON.stringify(lasting)
  const memory = memoryOf(db)
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion)
  const version = row?.version ?? 0
  const known = memory.get(key)
  if (known?.version === version) return known.counts
  const counts = countProducts(db, plan)
  const entry = { version, counts }
  memory.set(key, entry)
  counts.catch(() => memory.get(key) === entry && memory.set(key, { ...entry, version: -1 }))
  return counts
}
