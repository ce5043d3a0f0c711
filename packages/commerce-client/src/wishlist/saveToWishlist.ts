import type { Client } from '@urql/core'
import { isVersionConflict } from '../cart/cartError.ts'
import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import {
  CreateWishlistDocument,
  DeleteWishlistDocument,
  UpdateWishlistDocument,
} from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { err, ok, type Result } from '../result/result.ts'
import { customDraft } from './customFields.ts'
import { readLists } from './readLists.ts'
import { itemsOf, saveActions } from './saveActions.ts'
import type { WishlistItem } from './types.ts'

/** The most retries after a version conflict. */
const REBASES = 3

const create = async (
  client: Client,
  { sku, quantity = 1, custom }: WishlistItem,
  locale: string,
): Promise<Result<undefined, CommerceProblem>> => {
  const result = await runMutation(client, CreateWishlistDocument, {
    draft: {
      name: [{ locale, value: 'Wishlist' }],
      lineItems: [{ sku, quantity, ...(custom ? { custom: customDraft(custom) } : {}) }],
    },
  })
  return result.ok ? ok(undefined) : result
}

/**
 * Saves a variant to the shopper's wishlist, which is created with its first line. An item that is on it already, with
 * the same custom fields, appears once. A guest's list from before a sign-in is merged into the customer's own. After a
 * problem the list is unchanged.
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
export const saveToWishlist = async (
  client: Client,
  item: WishlistItem,
  locale: string = DEFAULT_LOCALE,
): Promise<Result<undefined, CommerceProblem>> => {
  for (let rebases = 0; ; rebases += 1) {
    const lists = await readLists(client)
    if (!lists.ok) return lists
    const [own, ...others] = lists.value
    if (!own) return create(client, item, locale)
    const actions = [...others.flatMap(itemsOf), item].flatMap((requested) => saveActions(own, requested))
    if (actions.length > 0) {
      const { id, version } = own
      const result = await runMutation(client, UpdateWishlistDocument, { id, version, actions })
      if (!result.ok) {
        if (rebases < REBASES && isVersionConflict(result.problem)) continue
        return err(result.problem)
      }
    }
    // Their lines are merged; a list that cannot be deleted now is merged and deleted with the next change.
    for (const { id, version } of others) await runMutation(client, DeleteWishlistDocument, { id, version })
    return ok(undefined)
  }
}
