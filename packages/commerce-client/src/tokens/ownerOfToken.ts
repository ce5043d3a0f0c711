import type { TokenOwner } from './tokens.ts'

const identity = (scope: string, name: string): string | undefined =>
  scope
    .split(' ')
    .find((entry) => entry.startsWith(`${name}:`))
    ?.slice(name.length + 1)

/**
 * Returns the owner of a token from its scopes (`customer_id:…`, `anonymous_id:…`).
 *
 * @example
 * ```ts
 * import { ownerOfToken } from '@selvedge/commerce-client'
 *
 * ownerOfToken('view_published_products:my-shop anonymous_id:5f1c').anonymousId // '5f1c'
 * ```
 */
export const ownerOfToken = (scope: string): TokenOwner => {
  const customerId = identity(scope, 'customer_id')
  const anonymousId = identity(scope, 'anonymous_id')
  return { scope, ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) }
}
