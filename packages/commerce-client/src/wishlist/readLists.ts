import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { GetSavedSkusDocument } from '../generated/documents.ts'
import type { Result } from '../result/result.ts'
import type { SavedList } from './types.ts'

/** The shopper's lists, the oldest first. Usually one; a sign-in may have brought a guest's along. */
export const readLists = async (client: Client): Promise<Result<readonly SavedList[], CommerceProblem>> => {
  const answer = await runQuery(client, GetSavedSkusDocument, {}, { requestPolicy: 'network-only' })
  return answer.ok ? { ok: true, value: answer.value.me.shoppingLists.results } : answer
}
