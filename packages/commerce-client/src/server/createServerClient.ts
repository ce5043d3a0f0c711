import type { Client } from '@urql/core'
import { createCommerceClient } from '../client/createCommerceClient.ts'
import { endpointsOfApiUrl } from '../client/endpoints.ts'
import { clientTokenSource } from '../tokens/clientTokenSource.ts'
import { createTokenFlows, type TokenFlowOptions, type TokenFlows } from '../tokens/createTokenFlows.ts'

/** The project to call, and the credentials of its API client. */
export type ServerClientOptions = TokenFlowOptions & {
  /** The URL of the API, which is used as it is, e.g. `https://api.example.com`. */
  readonly apiUrl: string
}

/**
 * Creates a GraphQL client with the application's own token, and the token flows of the project. It caches nothing between
 * calls and retries queries twice, quickly. Use it only on a server: it may do what the API client may.
 *
 * @example
 * ```ts
 * import { runQuery } from '@selvedge/commerce-client'
 * import { createServerClient, GetCartDocument } from '@selvedge/commerce-client/server'
 *
 * const { client } = createServerClient({
 *   apiUrl: 'https://api.europe-west1.gcp.commercetools.com',
 *   authUrl: 'https://auth.europe-west1.gcp.commercetools.com',
 *   projectKey: 'my-shop',
 *   clientId: 'my-client',
 *   clientSecret: 'my-secret',
 * })
 * const findCart = (id: string) => runQuery(client, GetCartDocument, { id })
 * ```
 */
export const createServerClient = (options: ServerClientOptions): { client: Client; flows: TokenFlows } => {
  const flows = createTokenFlows(options)
  const { graphqlUrl } = endpointsOfApiUrl(options.apiUrl, options.projectKey)
  const client = createCommerceClient({
    graphqlUrl,
    runtime: 'server',
    token: clientTokenSource(flows, options.now),
    ...(options.fetch ? { fetch: options.fetch } : {}),
    ...(options.timeoutMs ? { timeoutMs: options.timeoutMs } : {}),
  })
  return { client, flows }
}
