import type { Client } from '@urql/core'
import type { CommerceProblem } from '../errors/problem.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { ok, type Result } from '../result/result.ts'
import { itemsOf } from './actionsToSave.ts'
import { readLists } from './readLists.ts'
import { saveAllToWishlist } from './saveToWishlist.ts'

/**
 * Saves the items of one shopper's wishlist to another one's, for a login that does not transfer the guest's lists: `from` has the guest's
 * token, `to` the customer's. An item that is on both appears once. After a problem the customer's list is unchanged.
 *
 * @example
 * ```ts
 * import type { createCommerceClient } from '@selvedge/commerce-client'
 * import { copyWishlist } from '@selvedge/commerce-client/wishlist'
 *
 * type Client = ReturnType<typeof createCommerceClient>
 *
 * export const afterLogin = (guest: Client, customer: Client) => copyWishlist(guest, customer, 'en-GB')
 * ```
 */
export const copyWishlist = async (
  from: Client,
  to: Client,
  locale: string = DEFAULT_LOCALE,
): Promise<Result<undefined, CommerceProblem>> => {
  const lists = await readLists(from)
  if (!lists.ok) return lists
  const items = lists.value.flatMap(itemsOf)
  return items.length === 0 ? ok(undefined) : saveAllToWishlist(to, items, locale)
}
