import { makeOperation, type Operation, type RequestPolicy } from '@urql/core'

/** Milliseconds after which a cached response is stale: it is shown and refetched. */
export const CACHE_STALE_MS = 150_000
/** Milliseconds after which a cached response expires: it is no longer shown. */
export const CACHE_EXPIRY_MS = 300_000

/** Records when responses came from the network, and makes operations refetch old ones. */
export const createFreshnessTracker = (now: () => number) => {
  const fetchedAt = new Map<number, number>()
  const policyFor = (key: number): RequestPolicy => {
    const age = now() - (fetchedAt.get(key) ?? now())
    if (age >= CACHE_EXPIRY_MS) return 'network-only'
    return age >= CACHE_STALE_MS ? 'cache-and-network' : 'cache-first'
  }
  return {
    /** Runs before the cache. */
    renew: (operation: Operation): Operation =>
      operation.kind === 'query' && operation.context.requestPolicy === 'cache-first'
        ? makeOperation('query', operation, {
            ...operation.context,
            requestPolicy: policyFor(operation.key),
          })
        : operation,
    /** Runs after the cache, for a response of the network. */
    note: (operation: Operation): void => {
      fetchedAt.set(operation.key, now())
    },
  }
}
