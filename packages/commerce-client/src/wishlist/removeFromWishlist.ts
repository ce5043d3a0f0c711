import type { Client } from '@urql/core'
import { isVersionConflict } from '../cart/cartError.ts'
import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { UpdateWishlistDocument } from '../generated/documents.ts'
import { err, ok, type Result } from '../result/result.ts'
import { fieldsKey, savedFields } from './customFields.ts'
import { readLists } from './readLists.ts'
import type { SavedList } from './types.ts'

const REBASES = 3

/** What is taken off: one line, or a variant with whatever custom fields. */
export type WishlistRemoval = { readonly lineItemId: string } | { readonly sku: string }

type Line = SavedList['lineItems'][number]

const likeness = ({ variant, custom }: Line): string => `${variant?.sku} ${fieldsKey(savedFields(custom))}`

/** Which lines go. The same item on another list goes too, or it would come back at once. */
const goes = (lists: readonly SavedList[], removal: WishlistRemoval): ((line: Line) => boolean) => {
  if ('sku' in removal) return ({ variant }) => variant?.sku === removal.sku
  const named = lists.flatMap(({ lineItems }) => lineItems).find(({ id }) => id === removal.lineItemId)
  return (line) =>
    line.id === removal.lineItemId || (named?.variant?.sku ? likeness(line) === likeness(named) : false)
}

/** Takes something off the shopper's wishlist. What is not on it is no problem: it is not on it afterwards either. */
export const removeFromWishlist = async (
  client: Client,
  removal: WishlistRemoval,
): Promise<Result<undefined, CommerceProblem>> => {
  for (let rebases = 0; ; rebases += 1) {
    const lists = await readLists(client)
    if (!lists.ok) return lists
    const isGone = goes(lists.value, removal)
    const changes = lists.value.flatMap(({ id, version, lineItems }) => {
      const actions = lineItems.filter(isGone).map((line) => ({ removeLineItem: { lineItemId: line.id } }))
      return actions.length > 0 ? [{ id, version, actions }] : []
    })
    let conflict = false
    for (const change of changes) {
      const answer = await runMutation(client, UpdateWishlistDocument, change)
      if (answer.ok) continue
      if (rebases === REBASES || !isVersionConflict(answer.problem)) return err(answer.problem)
      conflict = true
    }
    if (!conflict) return ok(undefined)
  }
}
