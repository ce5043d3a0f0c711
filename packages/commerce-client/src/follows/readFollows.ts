import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { type FollowFieldsFragment, GetFollowsDocument } from '../generated/documents.ts'
import type { Result } from '../result/result.ts'

/** Selects the lists of followed artists. Usually there is one list; a sign-in may add a guest's list. */
const FOLLOWS = 'custom(fields(listKind = "artists"))'

/** Returns the shopper's lists of followed artists, the oldest first. */
export const readFollows = async (
  client: Client,
): Promise<Result<readonly FollowFieldsFragment[], CommerceProblem>> => {
  const result = await runQuery(
    client,
    GetFollowsDocument,
    { where: FOLLOWS },
    { requestPolicy: 'network-only' },
  )
  return result.ok ? { ok: true, value: result.value.me.shoppingLists.results } : result
}
