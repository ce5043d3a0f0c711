import type { Client } from '@urql/core'
import type { CommerceProblem } from '../errors/problem.ts'
import { ok, type Result } from '../result/result.ts'
import { changeList } from './changeList.ts'
import { customFieldsToCopy, fieldsKey } from './customFields.ts'
import type { SavedList } from './types.ts'

/** The lines to remove: one line, several lines, or all lines of a variant regardless of their custom fields. */
export type WishlistRemoval =
  | { readonly lineItemId: string }
  | { readonly lineItemIds: readonly string[] }
  | { readonly sku: string }

type Line = SavedList['lineItems'][number]

const itemKey = ({ variant, custom }: Line): string =>
  `${variant?.sku} ${fieldsKey(customFieldsToCopy(custom))}`

/**
 * Returns a function that checks whether to remove a line. It also matches lines with the same item on other lists,
 * because the item would otherwise still be on the wishlist.
 */
const matcher = (lists: readonly SavedList[], removal: WishlistRemoval): ((line: Line) => boolean) => {
  if ('sku' in removal) return ({ variant }) => variant?.sku === removal.sku
  const ids = 'lineItemIds' in removal ? removal.lineItemIds : [removal.lineItemId]
  const removed = lists.flatMap(({ lineItems }) => lineItems).filter(({ id }) => ids.includes(id))
  const keys = new Set(removed.filter(({ variant }) => variant?.sku).map(itemKey))
  return (line) => ids.includes(line.id) || keys.has(itemKey(line))
}

/**
 * Removes items from the shopper's wishlist, or from the list with the id `list`. An item that is not on it is a success. Fails
 * with a {@link CommerceProblem} after three version conflicts.
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
export const removeFromWishlist = (
  client: Client,
  removal: WishlistRemoval,
  list?: string,
): Promise<Result<undefined, CommerceProblem>> =>
  changeList<never>(client, list, (lists) => {
    const isRemoved = matcher(lists, removal)
    return ok(
      lists.map((each) => ({
        list: each,
        actions: each.lineItems.filter(isRemoved).map(({ id }) => ({ removeLineItem: { lineItemId: id } })),
      })),
    )
  })
