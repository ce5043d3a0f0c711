import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { type CustomerFieldsFragment, GetMyCustomerDocument } from '../generated/documents.ts'
import { ok, type Result } from '../result/result.ts'
import type { TokenStore } from '../tokens/tokenStore.ts'

/**
 * The signed-in customer. Asks only when a customer token is held, and never again by itself (spec §7); `undefined` for
 * a guest.
 */
export const getMyCustomer = async (
  client: Client,
  store: Pick<TokenStore, 'read'>,
): Promise<Result<CustomerFieldsFragment | undefined, CommerceProblem>> => {
  if (!(await store.read('customer'))) return ok(undefined)
  const answer = await runQuery(client, GetMyCustomerDocument, {}, { requestPolicy: 'network-only' })
  return answer.ok ? ok(answer.value.me.customer ?? undefined) : answer
}
