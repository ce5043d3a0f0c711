import type { MyShoppingListUpdateAction } from '../generated/documents.ts'
import { customDraft, fieldsKey, savedFields } from './customFields.ts'
import type { SavedList, WishlistItem } from './types.ts'

/** The line of a list that holds an item already, custom fields and all. */
const lineOf = (list: SavedList, { sku, custom }: WishlistItem) =>
  list.lineItems.find(
    (line) => line.variant?.sku === sku && fieldsKey(savedFields(line.custom)) === fieldsKey(custom),
  )

/** What brings an item onto a list. A line that is there is raised to the quantity, not by it: doing it twice does it once. */
export const keepAction = (list: SavedList, item: WishlistItem): readonly MyShoppingListUpdateAction[] => {
  const { sku, quantity = 1, custom } = item
  const line = lineOf(list, item)
  if (line && line.quantity >= quantity) return []
  return line
    ? [{ changeLineItemQuantity: { lineItemId: line.id, quantity } }]
    : [{ addLineItem: { sku, quantity, ...(custom ? { custom: customDraft(custom) } : {}) } }]
}

/** What a list holds, as items that another list can take over. Products that are gone cannot be. */
export const itemsOf = (list: SavedList): readonly WishlistItem[] =>
  list.lineItems.flatMap(({ variant, quantity, custom }) =>
    variant?.sku ? [{ sku: variant.sku, quantity, custom: savedFields(custom) }] : [],
  )
