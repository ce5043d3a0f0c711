import type { Client } from '@urql/core'
import type { CommerceProblem } from '../errors/problem.ts'
import { err, ok, type Result } from '../result/result.ts'
import { changeList } from './changeList.ts'
import { actionsWithinLimit } from './saveToWishlist.ts'
import type { ListRefusal, WishlistItem } from './types.ts'

/**
 * Puts an item on a named list, once. Fails with `missing` for a list that the shopper does not have, with `full` at 200 lines,
 * or with a {@link CommerceProblem}. For the wishlist there is `saveToWishlist`.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { addToList } from '@selvedge/commerce-client/wishlist'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const id = '6a690731-0d2c-4a5b-9d1e-000000000000'
 * const added = await addToList(client, id, { sku: 'terrazzo-rosa-18', note: 'For the hall' })
 * if (!added.ok) console.error(added.problem.kind)
 * ```
 */
export const addToList = (
  client: Client,
  id: string,
  item: WishlistItem,
): Promise<Result<undefined, ListRefusal | CommerceProblem>> =>
  changeList<ListRefusal>(client, id, ([list]) => {
    if (!list) return err({ kind: 'missing' })
    const actions = actionsWithinLimit(list, [item])
    return actions ? ok([{ list, actions }]) : err({ kind: 'full' })
  })
