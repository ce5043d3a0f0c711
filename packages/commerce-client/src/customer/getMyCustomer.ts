import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { type CustomerFieldsFragment, GetMyCustomerDocument } from '../generated/documents.ts'
import { ok, type Result } from '../result/result.ts'
import type { TokenStore } from '../tokens/tokenStore.ts'

/**
 * Returns the signed-in customer. Sends a request only with a customer's token, and never retries (spec §7);
 * `undefined` for a guest.
 */
export const getMyCustomer = async (
  client: Client,
  store: Pick<TokenStore, 'read'>,
): Promise<Result<CustomerFieldsFragment | undefined, CommerceProblem>> => {
  if (!(await store.read('customer'))) return ok(undefined)
  const result = await runQuery(client, GetMyCustomerDocument, {}, { requestPolicy: 'network-only' })
  return result.ok ? ok(result.value.me.customer ?? undefined) : result
}
