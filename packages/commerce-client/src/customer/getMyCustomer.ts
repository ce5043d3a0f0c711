import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { type CustomerFieldsFragment, GetMyCustomerDocument } from '../generated/documents.ts'
import { ok, type Result } from '../result/result.ts'
import type { TokenStore } from '../tokens/tokenStore.ts'

/**
 * Returns the signed-in customer; `undefined` for a guest, without a request. It is never retried. Fails with a
 * {@link CommerceProblem}.
 *
 * @param store The visitor's tokens: a customer's token means that they are signed in.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getMyCustomer, memoryTokenStore } from '@selvedge/commerce-client/session'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const customer = await getMyCustomer(client, memoryTokenStore())
 *
 * if (customer.ok) customer.value // undefined: no customer is signed in
 * ```
 */
export const getMyCustomer = async (
  client: Client,
  store: Pick<TokenStore, 'read'>,
): Promise<Result<CustomerFieldsFragment | undefined, CommerceProblem>> => {
  if (!(await store.read('customer'))) return ok(undefined)
  const result = await runQuery(client, GetMyCustomerDocument, {}, { requestPolicy: 'network-only' })
  return result.ok ? ok(result.value.me.customer ?? undefined) : result
}
