import type { Client } from '@urql/core'
import { isVersionConflict } from '../cart/cartError.ts'
import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { UpdateFollowsDocument } from '../generated/documents.ts'
import { err, ok, type Result } from '../result/result.ts'
import { MAX_LIST_RETRIES } from '../wishlist/changeList.ts'
import { readFollows } from './readFollows.ts'

/**
 * Stops following an artist, by the key. An artist that is not followed is a success. Fails with a {@link CommerceProblem} after
 * three version conflicts.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { unfollow } from '@selvedge/commerce-client/follows'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const unfollowed = await unfollow(client, 'imani-okafor')
 * if (!unfollowed.ok) console.error(unfollowed.problem.message)
 * ```
 */
export const unfollow = async (client: Client, key: string): Promise<Result<undefined, CommerceProblem>> => {
  for (let rebases = 0; ; rebases += 1) {
    const lists = await readFollows(client)
    if (!lists.ok) return lists
    let hasConflict = false
    for (const { id, version, textLineItems } of lists.value) {
      const actions = textLineItems
        .filter((line) => line.key === key)
        .map((line) => ({ removeTextLineItem: { textLineItemId: line.id } }))
      if (actions.length === 0) continue
      const result = await runMutation(client, UpdateFollowsDocument, { id, version, actions })
      if (result.ok) continue
      if (rebases === MAX_LIST_RETRIES || !isVersionConflict(result.problem)) return err(result.problem)
      hasConflict = true
    }
    if (!hasConflict) return ok(undefined)
  }
}
