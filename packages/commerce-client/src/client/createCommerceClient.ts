import { type Client, createClient, fetchExchange, makeOperation, mapExchange } from '@urql/core'

/** How a client reaches one commerce project. */
export type CommerceClientOptions = {
  /** The GraphQL endpoint, e.g. `https://api.example.com/my-project/graphql`. */
  readonly graphqlUrl: string
  /** The bearer token to send, asked for on every call; without one the call goes out unauthenticated. */
  readonly token?: () => Promise<string | undefined>
  /** Defaults to the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds after which a call is given up. Default 10 000. */
  readonly timeoutMs?: number
  /** Extra headers of every call, e.g. a request id. */
  readonly headers?: Readonly<Record<string, string>>
}

export const DEFAULT_TIMEOUT_MS = 10_000

/**
 * A GraphQL client for commercetools: POST with `query`, `operationName` and `variables` (spec §7), the bearer
 * token from whichever source the caller holds, a time limit on every call. It keeps nothing between calls.
 *
 * @example
 * const client = createCommerceClient({ graphqlUrl, token: async () => session.accessToken })
 */
export const createCommerceClient = ({
  graphqlUrl,
  token,
  fetch = globalThis.fetch,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  headers = {},
}: CommerceClientOptions): Client =>
  createClient({
    url: graphqlUrl,
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    exchanges: [
      mapExchange({
        onOperation: async (operation) => {
          // A rejection here would leave the operation without any answer; the platform answers 401 instead.
          const bearer = await token?.().catch(() => undefined)
          return makeOperation(operation.kind, operation, {
            ...operation.context,
            fetchOptions: {
              headers: { ...headers, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
            },
          })
        },
      }),
      fetchExchange,
    ],
  })
