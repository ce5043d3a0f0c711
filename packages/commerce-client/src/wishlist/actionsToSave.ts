import type { MyShoppingListUpdateAction } from '../generated/documents.ts'
import { customFieldsDraft, customFieldsToCopy, fieldsKey } from './customFields.ts'
import { detailActions, itemDetailFields, itemDetails } from './itemDetails.ts'
import { LINE_TYPE } from './listKinds.ts'
import type { SavedList, WishlistItem } from './types.ts'

/** Finds the line of a list that has the same SKU and the same custom fields as an item. */
const lineOf = (list: SavedList, { sku, custom }: WishlistItem) =>
  list.lineItems.find(
    (line) => line.variant?.sku === sku && fieldsKey(customFieldsToCopy(line.custom)) === fieldsKey(custom),
  )

/** Converts an item to the draft of a list line. */
export const lineDraft = ({ sku, quantity = 1, custom, ...details }: WishlistItem) => {
  const fields = [...(custom?.fields ?? []), ...itemDetailFields(details)]
  const type = custom ? { typeId: custom.typeId } : { typeKey: LINE_TYPE }
  return { sku, quantity, ...(fields.length > 0 ? { custom: customFieldsDraft({ ...type, fields }) } : {}) }
}

/**
 * Returns the actions that put an item on a list. An existing line gets the greater of the two quantities instead of
 * their sum, so that repeating the actions changes nothing. It keeps its note and the price from when it was first
 * saved.
 */
export const actionsToSave = (list: SavedList, item: WishlistItem): readonly MyShoppingListUpdateAction[] => {
  const { quantity = 1, note } = item
  const line = lineOf(list, item)
  if (!line) return [{ addLineItem: lineDraft(item) }]
  return [
    ...(line.quantity < quantity ? [{ changeLineItemQuantity: { lineItemId: line.id, quantity } }] : []),
    ...(note && itemDetails(line).note === '' ? detailActions(line, { note }) : []),
  ]
}

/** Converts a line to an item that can be saved to another list; `undefined` when the product no longer exists. */
export const itemOf = (line: SavedList['lineItems'][number]): WishlistItem | undefined => {
  const { variant, quantity, custom } = line
  const { movingSince: _, ...details } = itemDetails(line)
  return variant?.sku
    ? { sku: variant.sku, quantity, custom: customFieldsToCopy(custom), ...details }
    : undefined
}

/**
 * Converts the lines of a list to items that can be saved to another list. It leaves out products that no longer exist.
 */
export const itemsOf = (list: SavedList): readonly WishlistItem[] =>
  list.lineItems.flatMap((line) => itemOf(line) ?? [])

/** Returns the items with each SKU and custom fields once, in the greatest quantity. The first of them keeps its note and price. */
export const distinctItems = (items: readonly WishlistItem[]): readonly WishlistItem[] => {
  const distinct = new Map<string, WishlistItem>()
  for (const item of items) {
    const key = `${item.sku} ${fieldsKey(item.custom)}`
    const first = distinct.get(key)
    const quantity = Math.max(first?.quantity ?? 1, item.quantity ?? 1)
    distinct.set(key, first ? { ...first, quantity } : item)
  }
  return [...distinct.values()]
}
