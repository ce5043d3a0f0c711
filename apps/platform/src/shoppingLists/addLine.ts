import { isDeepStrictEqual } from 'node:util'
import { type CustomInput, parseCustomFields } from '../custom/customFields.ts'
import { fail, ok, type Result } from '../engine/problem.ts'
import type { ShoppingList, ShoppingListLine } from '../model/shoppingList.ts'
import { checkQuantity } from './checkQuantity.ts'
import { findVariant, type ListContext, type ProductName } from './listContext.ts'

const maxLines = 250

export type LineDraft = ProductName & {
  readonly key?: string | null
  readonly quantity?: number | null
  readonly custom?: CustomInput | null
  readonly addedAt?: string | null
}

const withIncreasedQuantity = (
  list: ShoppingList,
  line: ShoppingListLine,
  more: number,
): Result<ShoppingList> => {
  const quantity = checkQuantity(line.quantity + more)
  if (!quantity.ok) return quantity
  const lineItems = list.lineItems.map((l) => (l === line ? { ...l, quantity: quantity.value } : l))
  return ok({ ...list, lineItems })
}

/** Adds a line, or raises the quantity of a line with the same variant and custom fields. A list has at most 250 lines. */
export const addLine = (list: ShoppingList, draft: LineDraft, context: ListContext): Result<ShoppingList> => {
  const quantity = checkQuantity(draft.quantity ?? 1, { least: 1 })
  if (!quantity.ok) return quantity
  const found = findVariant(draft, context.products)
  if (!found.ok) return found
  const custom = parseCustomFields(draft.custom, 'line-item', context.reference.types)
  if (!custom.ok) return custom
  const { product, variant } = found.value
  const same = list.lineItems.find(
    (line) =>
      line.productId === product.id &&
      line.variantId === variant.id &&
      isDeepStrictEqual(line.custom, custom.value),
  )
  if (same) return withIncreasedQuantity(list, same, quantity.value)
  if (draft.key && list.lineItems.some((line) => line.key === draft.key))
    return fail('DuplicateField', `A duplicate value '${draft.key}' exists for field 'key'.`, {
      field: 'key',
      duplicateValue: draft.key,
    })
  if (list.lineItems.length >= maxLines)
    return fail('MaxResourceLimitExceeded', `A shopping list has at most ${maxLines} line items.`, {
      exceededResource: 'shopping-list',
    })
  const line: ShoppingListLine = {
    id: context.newId(),
    ...(draft.key && { key: draft.key }),
    productId: product.id,
    productTypeId: product.productTypeId,
    variantId: variant.id,
    quantity: quantity.value,
    addedAt: draft.addedAt ?? context.now,
    ...(custom.value && { custom: custom.value }),
  }
  return ok({ ...list, lineItems: [...list.lineItems, line] })
}
