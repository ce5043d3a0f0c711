import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/**
 * How long an entry is fresh, is served while it is refreshed, and replaces failures; how long a miss is cached; how
 * long a reader of an expired entry waits for a new one, and how long no reader waits after that. In milliseconds.
 */
type CachePolicy = {
  readonly freshMs: number
  readonly keptMs: number
  readonly onErrorMs: number
  readonly missMs: number
  readonly patienceMs: number
  readonly slowMs: number
  readonly entries: number
  readonly misses: number
}

/** The catalogue's policy: fresh for 150 s, cached for 300 s, up to a day while its source fails (spec §9). */
export const cataloguePolicy: CachePolicy = {
  freshMs: 150_000,
  keptMs: 300_000,
  onErrorMs: 86_400_000,
  missMs: 30_000,
  patienceMs: 500,
  slowMs: 5_000,
  entries: 2_000,
  misses: 500,
}

/** The result of a source: a value to cache, or a failure that is not cached. */
export type LoadResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false }

type Entry = { readonly value: unknown; readonly exists: boolean }
type Load = () => Promise<Entry>
type Clock = { readonly now: () => number; readonly sleep: (ms: number) => Promise<unknown> }

class LoadFailed extends Error {}

/**
 * Caches values that are the same for every visitor in this process; callers of one key share one load. A stale entry
 * is served while it is refreshed, and while its source fails or does not respond. The least recently used entries are
 * evicted first.
 *
 * A new key is loaded in a small separate cache and moved to the main one only if its value exists, so that made-up
 * keys never evict real ones.
 */
export const createCache = (
  policy: CachePolicy = cataloguePolicy,
  clock: Clock = { now: () => performance.now(), sleep: (ms) => sleep(ms, undefined, { ref: false }) },
) => {
  let slowUntil = 0
  const common = {
    perf: clock,
    ttlResolution: 0,
    noDeleteOnFetchRejection: true,
    // A load whose key is evicted meanwhile still returns the value to its callers.
    ignoreFetchAbort: true,
  }
  const kept = new LRUCache<string, Entry, Load>({
    ...common,
    max: policy.entries,
    ttl: policy.freshMs,
    fetchMethod: (_key, _stale, { context: load }) => load(),
  })
  const firstLoads = new LRUCache<string, Entry, Load>({
    ...common,
    max: policy.misses,
    ttl: policy.missMs,
    fetchMethod: async (key, _stale, { context: load }) => {
      const entry = await load()
      if (entry.exists) kept.set(key, entry)
      return entry
    },
  })

  /** Returns the loaded entry, or the earlier one when its source takes too long. Later readers then do not wait. */
  const loadWithin = async (earlier: Entry, load: Promise<Entry | undefined>): Promise<Entry | undefined> => {
    if (clock.now() < slowUntil) {
      load.catch(() => undefined)
      return earlier
    }
    const inTime = await Promise.race([
      load.then((entry) => ({ entry })),
      clock.sleep(policy.patienceMs).then(() => undefined),
    ])
    if (inTime) return inTime.entry
    load.catch(() => undefined)
    slowUntil = clock.now() + policy.slowMs
    return earlier
  }

  return {
    /**
     * Reads an entry, or loads it. `exists` decides whether a value is more than a miss; by default, whether there is
     * one.
     */
    read: async <Value>(
      key: string,
      load: () => Promise<LoadResult<Value>>,
      exists: (value: Value) => boolean = (value) => value !== undefined,
    ): Promise<LoadResult<Value>> => {
      const context: Load = async () => {
        const loaded = await load()
        if (!loaded.ok) throw new LoadFailed()
        return { value: loaded.value, exists: exists(loaded.value) }
      }
      const { value: before, ttl = 0 } = kept.info(key) ?? {}
      const age = policy.freshMs - ttl
      const bridge = before && age < policy.onErrorMs ? before : undefined
      if (before && !bridge) kept.delete(key)
      try {
        const entry = bridge
          ? await loadWithin(bridge, kept.fetch(key, { context, allowStale: age < policy.keptMs }))
          : await firstLoads.fetch(key, { context })
        return { ok: true, value: entry?.value as Value }
      } catch (error) {
        if (!(error instanceof LoadFailed)) throw error
        return bridge ? { ok: true, value: bridge.value as Value } : { ok: false }
      }
    },
  }
}

export type Cache = ReturnType<typeof createCache>
