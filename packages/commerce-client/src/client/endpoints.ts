/**
 * Returns the REST base and the GraphQL endpoint of a project: an `api` subdomain of the host plus the project key, and
 * that base plus `/graphql`. Throws for a host that is not a URL.
 *
 * @example
 * ```ts
 * import { endpointsOfHost } from '@selvedge/commerce-client'
 *
 * endpointsOfHost('https://eu.example.com', 'my-shop').graphqlUrl // 'https://api.eu.example.com/my-shop/graphql'
 * ```
 */
export const endpointsOfHost = (
  host: string,
  projectKey: string,
): { baseUrl: string; graphqlUrl: string } => {
  const url = new URL(host)
  return endpointsOfApiUrl(`${url.protocol}//api.${url.host}`, projectKey)
}

/**
 * Returns the REST base and the GraphQL endpoint of a project for the URL of the API, which is used as it is.
 *
 * @example
 * ```ts
 * import { endpointsOfApiUrl } from '@selvedge/commerce-client'
 *
 * endpointsOfApiUrl('http://localhost:4100/', 'my-shop').baseUrl // 'http://localhost:4100/my-shop'
 * ```
 */
export const endpointsOfApiUrl = (
  apiUrl: string,
  projectKey: string,
): { baseUrl: string; graphqlUrl: string } => {
  const baseUrl = `${apiUrl.replace(/\/+$/, '')}/${encodeURIComponent(projectKey)}`
  return { baseUrl, graphqlUrl: `${baseUrl}/graphql` }
}
