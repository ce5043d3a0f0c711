import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { GetSavedSkusDocument } from '../generated/documents.ts'
import type { Result } from '../result/result.ts'
import type { SavedList } from './types.ts'

/** Returns the shopper's lists, the oldest first. Usually one; a sign-in may add a guest's list. */
export const readLists = async (client: Client): Promise<Result<readonly SavedList[], CommerceProblem>> => {
  const result = await runQuery(client, GetSavedSkusDocument, {}, { requestPolicy: 'network-only' })
  return result.ok ? { ok: true, value: result.value.me.shoppingLists.results } : result
}
