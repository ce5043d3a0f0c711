import {
  type Client,
  cacheExchange,
  createClient,
  type Exchange,
  fetchExchange,
  makeOperation,
  mapExchange,
  type Operation,
} from '@urql/core'
import { createFreshnessTracker } from './freshness.ts'
import { isRetryable } from './isRetryable.ts'
import { resilientFetch } from './resilientFetch.ts'
import { browserRetry, noRetry, type RetryPolicy, serverRetry } from './retryPolicy.ts'
import type { TokenSource } from './tokenSource.ts'

/** How a client reaches a commerce project. */
export type CommerceClientOptions = {
  /** The GraphQL endpoint, e.g. `https://api.example.com/my-project/graphql`. */
  readonly graphqlUrl: string
  /** Returns the bearer token for each call; without a token the call is unauthenticated. */
  readonly token?: TokenSource | undefined
  /**
   * `browser` (default) belongs to one visitor: cache first, 3 retries from 1 s to 30 s. `server` caches nothing
   * between calls and retries twice, quickly.
   */
  readonly runtime?: 'browser' | 'server' | undefined
  /** A cache in place of urql's document cache, e.g. `commerceCache()` of `/graphcache`. Only in a browser. */
  readonly cache?: Exchange | undefined
  /**
   * `within-url-limit` sends queries by GET as long as their URL has at most 2,047 characters. Off by
   * default: commercetools documents only POST, so use this only with a cache in front of the platform.
   */
  readonly preferGetMethod?: 'within-url-limit' | false | undefined
  /** Defaults to the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds after which an attempt is aborted. Default 10 000. */
  readonly timeoutMs?: number | undefined
  /**
   * Milliseconds after which an attempt of a query is aborted; `timeoutMs` by default. The limit for queries can be
   * shorter, because aborting a query is harmless. After an aborted mutation it is unknown whether the platform carried
   * it out.
   */
  readonly queryTimeoutMs?: number | undefined
  /** Extra headers of every call, e.g. a request id. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Overrides the retry policy of the runtime. Only queries are retried, `me.customer` never. */
  readonly retry?: Partial<RetryPolicy> | undefined
  /** Milliseconds since the epoch, for the age of cached responses. */
  readonly now?: (() => number) | undefined
}

export const DEFAULT_TIMEOUT_MS = 10_000

/**
 * Creates a GraphQL client for commercetools: POST with `query`, `operationName` and `variables`, cache first (spec
 * §7), cached responses stale after 150 s and gone after 300 s, the bearer token from the caller's source.
 * Queries are retried 3 times, from 1 s to 30 s apart; `me.customer` and mutations are not.
 *
 * @example
 * ```ts
 * import { createCommerceClient, endpointsOfHost } from '@selvedge/commerce-client'
 * import { createTokenFlows, createTokenSource, memoryTokenStore } from '@selvedge/commerce-client/session'
 *
 * const flows = createTokenFlows({
 *   authUrl: 'https://auth.europe-west1.gcp.commercetools.com',
 *   projectKey: 'my-shop',
 *   clientId: 'my-client',
 *   clientSecret: 'my-secret',
 * })
 * const client = createCommerceClient({
 *   graphqlUrl: endpointsOfHost('https://europe-west1.gcp.commercetools.com', 'my-shop').graphqlUrl,
 *   token: createTokenSource({ store: memoryTokenStore(), flows }),
 * })
 * ```
 */
export const createCommerceClient = ({
  graphqlUrl,
  token,
  runtime = 'browser',
  cache = cacheExchange,
  preferGetMethod = false,
  fetch = globalThis.fetch,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  queryTimeoutMs = timeoutMs,
  headers = {},
  retry,
  now = Date.now,
}: CommerceClientOptions): Client => {
  const caches = runtime === 'browser'
  const { renew, note } = createFreshnessTracker(now)
  const policy = { ...(caches ? browserRetry : serverRetry), ...retry }
  /** Sends an operation with the time limit of its kind, and retries it if that is safe. */
  const fetchOf = (operation: Operation): typeof globalThis.fetch =>
    resilientFetch({
      fetch,
      token,
      headers,
      timeoutMs: operation.kind === 'query' ? queryTimeoutMs : timeoutMs,
      retry: isRetryable(operation) ? policy : noRetry,
    })
  return createClient({
    url: graphqlUrl,
    preferGetMethod,
    requestPolicy: caches ? 'cache-first' : 'network-only',
    exchanges: [
      ...(caches ? [mapExchange({ onOperation: renew }), cache] : []),
      mapExchange({
        onOperation: (operation) =>
          makeOperation(operation.kind, operation, {
            ...operation.context,
            fetch: fetchOf(operation),
          }),
        onResult: ({ operation, error }) => {
          if (!error && caches) note(operation)
        },
      }),
      fetchExchange,
    ],
  })
}
