import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** Times in milliseconds. The age of an entry is counted from the time at which it was loaded. */
type CachePolicy = {
  /** Up to this age an entry is served without loading it again. */
  readonly freshMs: number
  /** Up to this age an entry is served while a new one is loaded. */
  readonly staleMs: number
  /** Up to this age an entry is served when loading a new one fails or takes longer than `waitMs`. */
  readonly staleOnErrorMs: number
  /** How long the cache remembers that a key has no value. */
  readonly missMs: number
  /** How long a reader of an older entry waits for a new one. */
  readonly waitMs: number
  /**
   * After a reader has waited longer than `waitMs`, the next readers get older entries without waiting for this time.
   */
  readonly noWaitMs: number
  readonly maxEntries: number
  readonly maxMisses: number
}

/**
 * The policy of the catalogue. Its times are those of spec §9. While the platform fails, entries are served until they
 * are a day old.
 */
export const cataloguePolicy: CachePolicy = {
  freshMs: 150_000,
  staleMs: 300_000,
  staleOnErrorMs: 86_400_000,
  missMs: 30_000,
  waitMs: 500,
  noWaitMs: 5_000,
  maxEntries: 2_000,
  maxMisses: 500,
}

/** The result of loading a value: the value, which is cached, or a failure, which is not. */
export type LoadResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false }

/** A value from the cache. It is outdated when it was loaded before all values expired, and no newer one was there in time. */
export type ReadResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly isOutdated?: boolean }
  | { readonly ok: false }

/** A loaded value. `startedAt` is the time at which its load began. */
type Entry = { readonly value: unknown; readonly exists: boolean; readonly startedAt: number }
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
  /** Entries whose load began before this time have expired, whatever their age. */
  let expiredBefore = Number.NEGATIVE_INFINITY
  /** The age that entries have at least when they have expired. */
  let expiredAge = 0
  const common = {
    perf: clock,
    ttlResolution: 0,
    noDeleteOnFetchRejection: true,
    // A load whose key is evicted meanwhile still returns the value to its callers.
    ignoreFetchAbort: true,
  }
  const kept = new LRUCache<string, Entry, Load>({
    ...common,
    max: policy.maxEntries,
    ttl: policy.freshMs,
    fetchMethod: (_key, _stale, { context: load }) => load(),
  })
  const firstLoads = new LRUCache<string, Entry, Load>({
    ...common,
    max: policy.maxMisses,
    ttl: policy.missMs,
    fetchMethod: async (key, _stale, { context: load }) => {
      const entry = await load()
      if (entry.exists) kept.set(key, entry)
      return entry
    },
  })

  /**
   * Returns the loaded entry. Returns the earlier entry when this load takes longer than `waitMs`, or when another load
   * recently took longer.
   */
  const loadWithin = async (earlier: Entry, load: Promise<Entry | undefined>): Promise<Entry | undefined> => {
    if (clock.now() < slowUntil) {
      load.catch(() => undefined)
      return earlier
    }
    const inTime = await Promise.race([
      load.then((entry) => ({ entry })),
      clock.sleep(policy.waitMs).then(() => undefined),
    ])
    if (inTime) return inTime.entry
    load.catch(() => undefined)
    slowUntil = clock.now() + policy.noWaitMs
    return earlier
  }

  return {
    /**
     * Returns the value of a key, from the cache or loaded. Values for which `exists` returns false are remembered as
     * misses, for a shorter time; by default only `undefined` is a miss.
     */
    read: async <Value>(
      key: string,
      load: () => Promise<LoadResult<Value>>,
      exists: (value: Value) => boolean = (value) => value !== undefined,
    ): Promise<ReadResult<Value>> => {
      const toResult = ({ value, startedAt }: Entry): ReadResult<Value> => ({
        ok: true,
        value: value as Value,
        ...(startedAt < expiredBefore ? { isOutdated: true } : {}),
      })
      const context: Load = async () => {
        const startedAt = clock.now()
        const loaded = await load()
        if (!loaded.ok) throw new LoadFailed()
        return { value: loaded.value, exists: exists(loaded.value), startedAt }
      }
      const { value: before, ttl = 0 } = kept.info(key) ?? {}
      const isOutdated = before !== undefined && before.startedAt < expiredBefore
      const age = Math.max(policy.freshMs - ttl, isOutdated ? expiredAge : 0)
      const bridge = before && age < policy.staleOnErrorMs ? before : undefined
      if (before && !bridge) kept.delete(key)
      try {
        const entry = bridge
          ? await loadWithin(
              bridge,
              kept.fetch(key, { context, allowStale: age < policy.staleMs, forceRefresh: isOutdated }),
            )
          : await firstLoads.fetch(key, {
              context,
              forceRefresh: (firstLoads.peek(key)?.startedAt ?? expiredBefore) < expiredBefore,
            })
        return entry ? toResult(entry) : { ok: false }
      } catch (error) {
        if (!(error instanceof LoadFailed)) throw error
        return bridge ? toResult(bridge) : { ok: false }
      }
    },
    /**
     * Makes all values expire, because their source has changed: the next reader of each waits for a new one, and gets the earlier
     * one while the source fails or takes long. With `isServed` no reader waits; a new value is loaded meanwhile.
     */
    expire: ({ isServed = false } = {}): void => {
      expiredBefore = clock.now()
      expiredAge = isServed ? policy.freshMs : policy.staleMs
    },
  }
}

export type Cache = ReturnType<typeof createCache>
