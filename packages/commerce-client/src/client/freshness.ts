import { makeOperation, type Operation, type RequestPolicy } from '@urql/core'

/** Milliseconds after which a cached answer is still shown, but asked for again (spec §9). */
export const STALE_MS = 150_000
/** Milliseconds after which a cached answer is not shown any more (spec §9). */
export const KEPT_MS = 300_000

/** Remembers when answers came from the network, and makes operations ask again for those that are old. */
export const createFreshness = (now: () => number) => {
  const fetchedAt = new Map<number, number>()
  const policyFor = (key: number): RequestPolicy => {
    const age = now() - (fetchedAt.get(key) ?? now())
    if (age >= KEPT_MS) return 'network-only'
    return age >= STALE_MS ? 'cache-and-network' : 'cache-first'
  }
  return {
    /** In front of the cache. */
    renew: (operation: Operation): Operation =>
      operation.kind === 'query' && operation.context.requestPolicy === 'cache-first'
        ? makeOperation('query', operation, {
            ...operation.context,
            requestPolicy: policyFor(operation.key),
          })
        : operation,
    /** Behind the cache, for an answer of the network. */
    note: (operation: Operation): void => {
      fetchedAt.set(operation.key, now())
    },
  }
}
