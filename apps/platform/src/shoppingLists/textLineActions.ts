import { withField } from '../carts/actions/withoutNulls.ts'
import { fail, ok, type Result } from '../engine/problem.ts'
import { type LocalisedInput, localisedInput } from '../graphql/localisedInput.ts'
import type { ShoppingList, TextLine } from '../model/shoppingList.ts'
import { checkQuantity } from './checkQuantity.ts'
import type { ListContext } from './listContext.ts'

const maxLines = 250

type LineName = { readonly textLineItemId?: string | null; readonly textLineItemKey?: string | null }

export type TextLineDraft = {
  readonly key?: string | null
  readonly name: LocalisedInput
  readonly description?: LocalisedInput | null
  readonly quantity?: number | null
  readonly addedAt?: string | null
}

/** Adds a line without a product. Lines are not merged; a list has at most 250. */
const addTextLine = (
  list: ShoppingList,
  draft: TextLineDraft,
  context: ListContext,
): Result<ShoppingList> => {
  const lines = list.textLineItems ?? []
  const quantity = checkQuantity(draft.quantity ?? 1, { least: 1 })
  if (!quantity.ok) return quantity
  if (draft.key && lines.some((line) => line.key === draft.key))
    return fail('DuplicateField', `A duplicate value '${draft.key}' exists for field 'key'.`, {
      field: 'key',
      duplicateValue: draft.key,
    })
  if (lines.length >= maxLines)
    return fail('MaxResourceLimitExceeded', `A shopping list has at most ${maxLines} text line items.`, {
      exceededResource: 'shopping-list',
    })
  const line: TextLine = {
    id: context.newId(),
    ...(draft.key && { key: draft.key }),
    name: localisedInput(draft.name),
    ...(draft.description && { description: localisedInput(draft.description) }),
    quantity: quantity.value,
    addedAt: draft.addedAt ?? context.now,
  }
  return ok({ ...list, textLineItems: [...lines, line] })
}

type Change = (line: TextLine) => Result<TextLine | undefined>

/** Changes one line; removes it when the change returns `undefined`. */
const updateLine = (list: ShoppingList, name: LineName, change: Change): Result<ShoppingList> => {
  const { textLineItemId: id, textLineItemKey: key } = name
  if (!id && !key) return fail('InvalidInput', "A 'textLineItemId' or 'textLineItemKey' is required.")
  const lines = list.textLineItems ?? []
  const line = lines.find((l) => (id ? l.id === id : l.key === key))
  if (!line) return fail('InvalidOperation', `The shopping list has no text line item '${id ?? key}'.`)
  const changed = change(line)
  if (!changed.ok) return changed
  return ok({ ...list, textLineItems: lines.flatMap((l) => (l === line ? (changed.value ?? []) : l)) })
}

const withQuantity = (line: TextLine, quantity: number): Result<TextLine | undefined> => {
  const checked = checkQuantity(quantity)
  if (!checked.ok) return checked
  return ok(checked.value === 0 ? undefined : { ...line, quantity: checked.value })
}

const reorder = (list: ShoppingList, order: readonly string[]): Result<ShoppingList> => {
  const current = list.textLineItems ?? []
  const lines = order.flatMap((id) => current.find((line) => line.id === id) ?? [])
  return new Set(lines).size === current.length && order.length === current.length
    ? ok({ ...list, textLineItems: lines })
    : fail('InvalidInput', "The 'textLineItemOrder' must name each text line item once.")
}

/** The update actions of lines without a product. */
export const textLineHandlers = {
  addTextLineItem: addTextLine,
  changeTextLineItemName: (list: ShoppingList, { name, ...line }: LineName & { name: LocalisedInput }) =>
    updateLine(list, line, (found) => ok({ ...found, name: localisedInput(name) })),
  changeTextLineItemQuantity: (list: ShoppingList, { quantity, ...line }: LineName & { quantity: number }) =>
    updateLine(list, line, (found) => withQuantity(found, quantity)),
  changeTextLineItemsOrder: (
    list: ShoppingList,
    { textLineItemOrder }: { textLineItemOrder: readonly string[] },
  ) => reorder(list, textLineItemOrder),
  removeTextLineItem: (list: ShoppingList, { quantity, ...line }: LineName & { quantity?: number | null }) =>
    typeof quantity === 'number' && quantity < 0
      ? fail('InvalidField', 'A negative quantity cannot be removed.', {
          field: 'quantity',
          invalidValue: quantity,
        })
      : updateLine(list, line, (found) =>
          withQuantity(found, Math.max(0, found.quantity - (quantity ?? found.quantity))),
        ),
  setTextLineItemDescription: (
    list: ShoppingList,
    { description, ...line }: LineName & { description?: LocalisedInput | null },
  ) => updateLine(list, line, (found) => ok(withField(found, 'description', localisedInput(description)))),
}
