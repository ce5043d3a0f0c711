import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { GetSavedSkusDocument } from '../generated/documents.ts'
import type { Result } from '../result/result.ts'
import { DEFAULT_LISTS_PREDICATE, ownListsFirst } from './listKinds.ts'
import type { SavedList } from './types.ts'

/**
 * Returns the shopper's lists that match a predicate, the oldest first. The wishlist is usually one list; a sign-in may add a
 * guest's list, which comes after the customer's own list.
 */
export const readLists = async (
  client: Client,
  where: string = DEFAULT_LISTS_PREDICATE,
): Promise<Result<readonly SavedList[], CommerceProblem>> => {
  const result = await runQuery(client, GetSavedSkusDocument, { where }, { requestPolicy: 'network-only' })
  return result.ok ? { ok: true, value: ownListsFirst(result.value.me.shoppingLists.results) } : result
}
