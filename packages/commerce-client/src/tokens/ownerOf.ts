import type { TokenOwner } from './tokens.ts'

const identity = (scope: string, name: string): string | undefined =>
  scope
    .split(' ')
    .find((entry) => entry.startsWith(`${name}:`))
    ?.slice(name.length + 1)

/** Reads the owner of a token from its scopes (`customer_id:…`, `anonymous_id:…`). */
export const ownerOf = (scope: string): TokenOwner => {
  const customerId = identity(scope, 'customer_id')
  const anonymousId = identity(scope, 'anonymous_id')
  return { scope, ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) }
}
