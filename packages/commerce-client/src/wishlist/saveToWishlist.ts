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
import { itemsOf, keepAction } from './keepActions.ts'
import { readLists } from './readLists.ts'
import type { WishlistItem } from './types.ts'

/** How often a change is based on a newer version of the list. */
const REBASES = 3

const create = async (
  client: Client,
  { sku, quantity = 1, custom }: WishlistItem,
  locale: string,
): Promise<Result<undefined, CommerceProblem>> => {
  const answer = await runMutation(client, CreateWishlistDocument, {
    draft: {
      name: [{ locale, value: 'Wishlist' }],
      lineItems: [{ sku, quantity, ...(custom ? { custom: customDraft(custom) } : {}) }],
    },
  })
  return answer.ok ? ok(undefined) : answer
}

/**
 * Saves a variant to the shopper's wishlist, which is made with its first line. An item that is there already, with the
 * same custom fields, is there once. A guest's list that came along with a sign-in is taken into the customer's own.
 * A problem leaves the list as it was.
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
    const actions = [...others.flatMap(itemsOf), item].flatMap((wanted) => keepAction(own, wanted))
    if (actions.length > 0) {
      const { id, version } = own
      const answer = await runMutation(client, UpdateWishlistDocument, { id, version, actions })
      if (!answer.ok) {
        if (rebases < REBASES && isVersionConflict(answer.problem)) continue
        return err(answer.problem)
      }
    }
    // What they held is kept; one that cannot be deleted now is taken in, and deleted, with the next change.
    for (const { id, version } of others) await runMutation(client, DeleteWishlistDocument, { id, version })
    return ok(undefined)
  }
}
