import type { Client } from '@urql/core'
import { isVersionConflict } from '../cart/cartError.ts'
import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { DeleteWishlistDocument } from '../generated/documents.ts'
import { err, ok, type Result } from '../result/result.ts'
import { MAX_LIST_RETRIES } from './changeList.ts'
import { listKind, listPredicate } from './listKinds.ts'
import { readLists } from './readLists.ts'

/**
 * Deletes a named list with its lines; the wishlist itself is never deleted. A list that does not exist is a success. Fails with
 * a {@link CommerceProblem} after three version conflicts.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { deleteList } from '@selvedge/commerce-client/wishlist'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const deleted = await deleteList(client, '6a690731-0d2c-4a5b-9d1e-000000000000')
 * if (!deleted.ok) console.error(deleted.problem.message)
 * ```
 */
export const deleteList = async (client: Client, id: string): Promise<Result<undefined, CommerceProblem>> => {
  for (let rebases = 0; ; rebases += 1) {
    const lists = await readLists(client, listPredicate(id))
    if (!lists.ok) return lists
    const list = lists.value.find((each) => listKind(each) === 'named')
    if (!list) return ok(undefined)
    const deleted = await runMutation(client, DeleteWishlistDocument, { id, version: list.version })
    if (deleted.ok || (deleted.problem.kind === 'graphql' && deleted.problem.code === 'ResourceNotFound'))
      return ok(undefined)
    if (rebases === MAX_LIST_RETRIES || !isVersionConflict(deleted.problem)) return err(deleted.problem)
  }
}
