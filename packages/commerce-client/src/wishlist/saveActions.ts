import type { MyShoppingListUpdateAction } from '../generated/documents.ts'
import { customDraft, customFieldsToCopy, fieldsKey } from './customFields.ts'
import type { SavedList, WishlistItem } from './types.ts'

/** The line of a list that has an item already, with the same custom fields. */
const lineOf = (list: SavedList, { sku, custom }: WishlistItem) =>
  list.lineItems.find(
    (line) => line.variant?.sku === sku && fieldsKey(customFieldsToCopy(line.custom)) === fieldsKey(custom),
  )

/**
 * The actions that put an item on a list. An existing line gets the quantity, not a sum: repeating the actions changes
 * nothing.
 */
export const saveActions = (list: SavedList, item: WishlistItem): readonly MyShoppingListUpdateAction[] => {
  const { sku, quantity = 1, custom } = item
  const line = lineOf(list, item)
  if (line && line.quantity >= quantity) return []
  return line
    ? [{ changeLineItemQuantity: { lineItemId: line.id, quantity } }]
    : [{ addLineItem: { sku, quantity, ...(custom ? { custom: customDraft(custom) } : {}) } }]
}

/** The lines of a list as items that another list can take over, without products that no longer exist. */
export const itemsOf = (list: SavedList): readonly WishlistItem[] =>
  list.lineItems.flatMap(({ variant, quantity, custom }) =>
    variant?.sku ? [{ sku: variant.sku, quantity, custom: customFieldsToCopy(custom) }] : [],
  )
