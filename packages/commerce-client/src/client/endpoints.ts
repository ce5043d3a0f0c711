/**
 * Returns the REST base and the GraphQL endpoint of a project: an `api` subdomain of the host plus the project key, and
 * that base plus `/graphql` (spec §7).
 *
 * @example
 * endpoints('https://europe-west1.gcp.example.com', 'my-shop').graphqlUrl
 * // 'https://api.europe-west1.gcp.example.com/my-shop/graphql'
 */
export const endpoints = (host: string, projectKey: string): { baseUrl: string; graphqlUrl: string } => {
  const url = new URL(host)
  return endpointsOf(`${url.protocol}//api.${url.host}`, projectKey)
}

/** Returns the same for an API address that is used as it is. */
export const endpointsOf = (apiUrl: string, projectKey: string): { baseUrl: string; graphqlUrl: string } => {
  const baseUrl = `${apiUrl.replace(/\/+$/, '')}/${encodeURIComponent(projectKey)}`
  return { baseUrl, graphqlUrl: `${baseUrl}/graphql` }
}
