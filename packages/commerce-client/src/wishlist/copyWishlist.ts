import type { Client } from '@urql/core'
import type { CommerceProblem } from '../errors/problem.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { ok, type Result } from '../result/result.ts'
import { itemsOf } from './actionsToSave.ts'
import { readLists } from './readLists.ts'
import { createWishlist, isListFull, saveAllToWishlist } from './saveToWishlist.ts'

/**
 * Saves the items of one shopper's wishlist to another one's, for a login that does not transfer the guest's lists: `from` has the guest's
 * token, `to` the customer's. An item that is on both appears once. Items that do not fit on the customer's list are saved to a second
 * one. After a problem the customer's lists are unchanged. Other lists than the wishlist are not copied.
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
  if (items.length === 0) return ok(undefined)
  const saved = await saveAllToWishlist(to, items, locale)
  return !saved.ok && isListFull(saved.problem) ? createWishlist(to, items, locale) : saved
}
