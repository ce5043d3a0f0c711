import type { Client } from '@urql/core'
import { isVersionConflict } from '../cart/cartError.ts'
import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import {
  CreateWishlistDocument,
  DeleteWishlistDocument,
  type MyShoppingListUpdateAction,
  UpdateWishlistDocument,
} from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { err, ok, type Result } from '../result/result.ts'
import { actionsToSave, distinctItems, itemsOf, lineDraft } from './actionsToSave.ts'
import { MAX_LIST_RETRIES } from './changeList.ts'
import { readLists } from './readLists.ts'
import type { SavedList, WishlistItem } from './types.ts'

const listFull: CommerceProblem = {
  kind: 'graphql',
  code: 'MaxResourceLimitExceeded',
  message: 'The list is full.',
  details: {},
}

export const isListFull = (problem: CommerceProblem): boolean =>
  problem.kind === 'graphql' && problem.code === 'MaxResourceLimitExceeded'

/** The maximum number of lines of a list. */
export const MAX_LIST_LINES = 200

/** Creates a wishlist beside those that the shopper has. */
export const createWishlist = async (
  client: Client,
  items: readonly WishlistItem[],
  locale: string,
): Promise<Result<undefined, CommerceProblem>> => {
  const result = await runMutation(client, CreateWishlistDocument, {
    draft: { name: [{ locale, value: 'Wishlist' }], lineItems: distinctItems(items).map(lineDraft) },
  })
  return result.ok ? ok(undefined) : result
}

const adds = (actions: readonly MyShoppingListUpdateAction[]): number =>
  actions.filter(({ addLineItem }) => addLineItem).length

/** Returns the actions that put items on a list; `undefined` when the list would then have too many lines. */
export const actionsWithinLimit = (
  list: SavedList,
  items: readonly WishlistItem[],
): readonly MyShoppingListUpdateAction[] | undefined => {
  const actions = distinctItems(items).flatMap((item) => actionsToSave(list, item))
  return adds(actions) > 0 && list.lineItems.length + adds(actions) > MAX_LIST_LINES ? undefined : actions
}

/** Saves several items as {@link saveToWishlist} does: all of them, or none. */
export const saveAllToWishlist = async (
  client: Client,
  items: readonly WishlistItem[],
  locale: string,
): Promise<Result<undefined, CommerceProblem>> => {
  for (let rebases = 0; ; rebases += 1) {
    const lists = await readLists(client)
    if (!lists.ok) return lists
    const [own, ...others] = lists.value
    if (!own) return createWishlist(client, items, locale)
    const merged = actionsWithinLimit(own, [...others.flatMap(itemsOf), ...items])
    const actions = merged ?? actionsWithinLimit(own, items)
    if (!actions) return err(listFull)
    if (actions.length > 0) {
      const { id, version } = own
      const result = await runMutation(client, UpdateWishlistDocument, { id, version, actions: [...actions] })
      if (!result.ok) {
        if (rebases < MAX_LIST_RETRIES && isVersionConflict(result.problem)) continue
        return err(result.problem)
      }
    }
    if (!merged) return ok(undefined)
    // The lines of these lists are now on the first list. A list that cannot be deleted here is merged again and
    // deleted by the next change.
    for (const { id, version } of others) await runMutation(client, DeleteWishlistDocument, { id, version })
    return ok(undefined)
  }
}

/**
 * Saves a variant to the shopper's wishlist, which is created with its first line. An item that is on the list already,
 * with the same custom fields, appears once. A guest's list from before a sign-in is merged into the customer's own, as
 * long as the lines of both fit. After a problem the list is unchanged. A list with 200 lines is full: the problem has
 * the platform's code `MaxResourceLimitExceeded`.
 *
 * @param locale The locale of the name of a new list.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { saveToWishlist } from '@selvedge/commerce-client/wishlist'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const saved = await saveToWishlist(client, { sku: 'terrazzo-rosa-18', quantity: 2 })
 * if (!saved.ok) console.error(saved.problem.message)
 * ```
 */
export const saveToWishlist = (
  client: Client,
  item: WishlistItem,
  locale: string = DEFAULT_LOCALE,
): Promise<Result<undefined, CommerceProblem>> => saveAllToWishlist(client, [item], locale)
