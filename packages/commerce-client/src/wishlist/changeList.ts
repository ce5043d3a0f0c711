import type { Client } from '@urql/core'
import { isVersionConflict } from '../cart/cartError.ts'
import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { type MyShoppingListUpdateAction, UpdateWishlistDocument } from '../generated/documents.ts'
import { err, ok, type Result } from '../result/result.ts'
import { listPredicate } from './listKinds.ts'
import { readLists } from './readLists.ts'
import type { SavedList } from './types.ts'

/** The maximum number of retries after a version conflict. */
export const MAX_LIST_RETRIES = 3

/** One of the shopper's lists, and the actions that change it. */
export type ListActions = {
  readonly list: SavedList
  readonly actions: readonly MyShoppingListUpdateAction[]
}

/**
 * Decides from the current state of the lists how to change them. Returns the actions, or the reason to change nothing.
 */
export type DecideListChange<Refusal> = (
  lists: readonly SavedList[],
) => Result<readonly ListActions[], Refusal>

/**
 * Changes one of the shopper's lists, or with `id` undefined the wishlist, which may be several lists after a sign-in.
 * `decide` runs again on the newer lists after a version conflict, three times at most. Fails with the refusal of
 * `decide` or with a {@link CommerceProblem}. `decide` gets an empty array when the list is missing or belongs to
 * another shopper.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { changeList } from '@selvedge/commerce-client/wishlist'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const name = [{ locale: 'en-US', value: 'Hall' }]
 * const renamed = await changeList(client, '6a690731-0d2c-4a5b-9d1e-000000000000', ([list]) =>
 *   list
 *     ? { ok: true, value: [{ list, actions: [{ changeName: { name } }] }] }
 *     : { ok: false, problem: { kind: 'missing' as const } },
 * )
 * if (!renamed.ok) console.error(renamed.problem.kind)
 * ```
 */
export const changeList = async <Refusal>(
  client: Client,
  id: string | undefined,
  decide: DecideListChange<Refusal>,
): Promise<Result<undefined, Refusal | CommerceProblem>> => {
  for (let rebases = 0; ; rebases += 1) {
    const lists = await readLists(client, listPredicate(id))
    if (!lists.ok) return lists
    const decided = decide(lists.value)
    if (!decided.ok) return decided
    let hasConflict = false
    for (const { list, actions } of decided.value) {
      if (actions.length === 0) continue
      const change = { id: list.id, version: list.version, actions: [...actions] }
      const result = await runMutation(client, UpdateWishlistDocument, change)
      if (result.ok) continue
      if (rebases === MAX_LIST_RETRIES || !isVersionConflict(result.problem)) return err(result.problem)
      hasConflict = true
    }
    if (!hasConflict) return ok(undefined)
  }
}
