import { singleAction } from '../carts/actions/applyActions.ts'
import { withField } from '../carts/actions/withoutNulls.ts'
import {
  type CustomInput,
  type FieldInput,
  parseCustomFields,
  setCustomField,
} from '../custom/customFields.ts'
import { fail, inOrder, ok, type Result } from '../engine/problem.ts'
import { type LocalisedInput, localisedInput } from '../graphql/localisedInput.ts'
import type { ShoppingList, ShoppingListLine } from '../model/shoppingList.ts'
import { addLine } from './addLine.ts'
import { checkQuantity } from './checkQuantity.ts'
import type { ListContext } from './listContext.ts'
import { textLineHandlers } from './textLineActions.ts'

type Handler = (list: ShoppingList, input: never, context: ListContext) => Result<ShoppingList>

type LineName = { readonly lineItemId?: string | null; readonly lineItemKey?: string | null }

type Change = (line: ShoppingListLine) => Result<ShoppingListLine | undefined>

/** Changes one line of a list; removes the line when the change returns `undefined`. */
const updateLine = (list: ShoppingList, name: LineName, change: Change): Result<ShoppingList> => {
  const { lineItemId, lineItemKey } = name
  if (!lineItemId && !lineItemKey) return fail('InvalidInput', "A 'lineItemId' or 'lineItemKey' is required.")
  const line = list.lineItems.find((l) => (lineItemId ? l.id === lineItemId : l.key === lineItemKey))
  if (!line)
    return fail('InvalidOperation', `The shopping list has no line item '${lineItemId ?? lineItemKey}'.`)
  const changed = change(line)
  if (!changed.ok) return changed
  return ok({ ...list, lineItems: list.lineItems.flatMap((l) => (l === line ? (changed.value ?? []) : l)) })
}

const withQuantity =
  (quantityOf: (line: ShoppingListLine) => number): Change =>
  (line) => {
    const quantity = checkQuantity(quantityOf(line))
    if (!quantity.ok) return quantity
    return ok(quantity.value === 0 ? undefined : { ...line, quantity: quantity.value })
  }

const reorderLines = (list: ShoppingList, order: readonly string[]): Result<ShoppingList> => {
  const lines = order.flatMap((id) => list.lineItems.find((line) => line.id === id) ?? [])
  return new Set(lines).size === list.lineItems.length && order.length === list.lineItems.length
    ? ok({ ...list, lineItems: lines })
    : fail('InvalidInput', "The 'lineItemOrder' must name each line item once.")
}

const handlers: Readonly<Record<string, Handler>> = {
  ...textLineHandlers,
  addLineItem: addLine,
  changeLineItemQuantity: (list, { quantity, ...name }: LineName & { quantity: number }) =>
    updateLine(
      list,
      name,
      withQuantity(() => quantity),
    ),
  removeLineItem: (list, { quantity, ...name }: LineName & { quantity?: number | null }) =>
    typeof quantity === 'number' && quantity < 0
      ? fail('InvalidField', 'A negative quantity cannot be removed.', {
          field: 'quantity',
          invalidValue: quantity,
        })
      : updateLine(
          list,
          name,
          withQuantity((line) => Math.max(0, line.quantity - (quantity ?? line.quantity))),
        ),
  changeLineItemsOrder: (list, { lineItemOrder }: { lineItemOrder: readonly string[] }) =>
    reorderLines(list, lineItemOrder),
  changeName: (list, { name }: { name: LocalisedInput }) => ok({ ...list, name: localisedInput(name) }),
  setDescription: (list, { description }: { description?: LocalisedInput | null }) =>
    ok(withField(list, 'description', localisedInput(description))),
  setCustomType: (list, input: CustomInput, { reference }) => {
    const custom = parseCustomFields(input, 'shopping-list', reference.types)
    return custom.ok ? ok(withField(list, 'custom', custom.value)) : custom
  },
  setCustomField: (list, input: FieldInput, { reference }) => {
    const custom = setCustomField(list.custom, input, reference.types)
    return custom.ok ? ok({ ...list, custom: custom.value }) : custom
  },
  setLineItemCustomType: (list, input: LineName & CustomInput, { reference }) =>
    updateLine(list, input, (line) => {
      const custom = parseCustomFields(input, 'line-item', reference.types)
      return custom.ok ? ok(withField(line, 'custom', custom.value)) : custom
    }),
  setLineItemCustomField: (list, input: LineName & FieldInput, { reference }) =>
    updateLine(list, input, (line) => {
      const custom = setCustomField(line.custom, input, reference.types)
      return custom.ok ? ok({ ...line, custom: custom.value }) : custom
    }),
}

/** Applies update actions to a shopping list in order, all or none. */
export const applyShoppingListActions = (
  list: ShoppingList,
  actions: readonly object[],
  context: ListContext,
): Result<ShoppingList> =>
  inOrder(list, actions, (current, action) => {
    const single = singleAction(action)
    if (!single.ok) return single
    const handler = handlers[single.value.name]
    // The GraphQL schema has validated the input of the named action.
    return handler
      ? handler(current, single.value.input as never, context)
      : fail('InvalidInput', `Unknown update action '${single.value.name}'.`)
  })
