import type { Client } from '@urql/core'
import { isVersionConflict } from '../cart/cartError.ts'
import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { UpdateWishlistDocument } from '../generated/documents.ts'
import { err, ok, type Result } from '../result/result.ts'
import { customFieldsToCopy, fieldsKey } from './customFields.ts'
import { readLists } from './readLists.ts'
import type { SavedList } from './types.ts'

const REBASES = 3

/** What is removed: one line, or a variant with any custom fields. */
export type WishlistRemoval = { readonly lineItemId: string } | { readonly sku: string }

type Line = SavedList['lineItems'][number]

const itemKey = ({ variant, custom }: Line): string =>
  `${variant?.sku} ${fieldsKey(customFieldsToCopy(custom))}`

/** The lines to remove. The same item on another list is removed too, or it would come back. */
const matcher = (lists: readonly SavedList[], removal: WishlistRemoval): ((line: Line) => boolean) => {
  if ('sku' in removal) return ({ variant }) => variant?.sku === removal.sku
  const removedLine = lists.flatMap(({ lineItems }) => lineItems).find(({ id }) => id === removal.lineItemId)
  return (line) =>
    line.id === removal.lineItemId ||
    (removedLine?.variant?.sku ? itemKey(line) === itemKey(removedLine) : false)
}

/**
 * Removes an item from the shopper's wishlist. An item that is not on it is a success. Fails with a {@link CommerceProblem}
 * after three version conflicts.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { removeFromWishlist } from '@selvedge/commerce-client/wishlist'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const removed = await removeFromWishlist(client, { sku: 'terrazzo-rosa-18' })
 * if (!removed.ok) console.error(removed.problem.message)
 * ```
 */
export const removeFromWishlist = async (
  client: Client,
  removal: WishlistRemoval,
): Promise<Result<undefined, CommerceProblem>> => {
  for (let rebases = 0; ; rebases += 1) {
    const lists = await readLists(client)
    if (!lists.ok) return lists
    const isRemoved = matcher(lists.value, removal)
    const changes = lists.value.flatMap(({ id, version, lineItems }) => {
      const actions = lineItems.filter(isRemoved).map((line) => ({ removeLineItem: { lineItemId: line.id } }))
      return actions.length > 0 ? [{ id, version, actions }] : []
    })
    let conflict = false
    for (const change of changes) {
      const result = await runMutation(client, UpdateWishlistDocument, change)
      if (result.ok) continue
      if (rebases === REBASES || !isVersionConflict(result.problem)) return err(result.problem)
      conflict = true
    }
    if (!conflict) return ok(undefined)
  }
}
