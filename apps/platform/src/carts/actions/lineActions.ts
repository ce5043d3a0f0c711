import { readCustom, setCustomField } from '../../custom/customFields.ts'
import { fail, ok, type Result } from '../../engine/problem.ts'
import type { Cart, LineItem } from '../../model/cart.ts'
import type { CustomFields } from '../../model/customFields.ts'
import type { ActionHandler } from './actionContext.ts'
import type {
  ChangeQuantity,
  LineName,
  RemoveLineItem,
  SetLineCustomField,
  SetLineCustomType,
} from './lineInputs.ts'

const findLine = (cart: Cart, name: LineName): Result<LineItem> => {
  if (!name.lineItemId && !name.lineItemKey)
    return fail('InvalidInput', "A 'lineItemId' or 'lineItemKey' is required.")
  const line = cart.lineItems.find((l) =>
    name.lineItemId ? l.id === name.lineItemId : l.key === name.lineItemKey,
  )
  const identifier = name.lineItemId ?? name.lineItemKey
  return line
    ? ok(line)
    : fail('InvalidOperation', `The line item '${identifier}' was not found in the cart.`)
}

const replace = (cart: Cart, line: LineItem, next: LineItem | undefined): Cart => ({
  ...cart,
  lineItems: cart.lineItems.flatMap((l) => (l === line ? (next ?? []) : l)),
})

const withQuantity = (cart: Cart, line: LineItem, quantity: number): Cart =>
  replace(cart, line, quantity > 0 ? { ...line, quantity } : undefined)

/** Sets a line's quantity; 0 removes the line. */
export const changeLineItemQuantity: ActionHandler<ChangeQuantity> = (cart, input) => {
  const line = findLine(cart, input)
  if (!line.ok) return line
  if (input.quantity >= 0) return ok(withQuantity(cart, line.value, input.quantity))
  return fail('InvalidField', 'The quantity must not be negative.', {
    field: 'quantity',
    invalidValue: input.quantity,
  })
}

/** Takes a quantity off a line, or the whole line when none is given. */
export const removeLineItem: ActionHandler<RemoveLineItem> = (cart, input) => {
  const line = findLine(cart, input)
  return line.ok
    ? ok(withQuantity(cart, line.value, line.value.quantity - (input.quantity ?? line.value.quantity)))
    : line
}

const withCustom = ({ custom: _, ...line }: LineItem, custom: CustomFields | undefined): LineItem =>
  custom ? { ...line, custom } : line

export const setLineItemCustomType: ActionHandler<SetLineCustomType> = (cart, input, { world }) => {
  const line = findLine(cart, input)
  if (!line.ok) return line
  const custom = readCustom(input, 'line-item', world.reference.types)
  return custom.ok ? ok(replace(cart, line.value, withCustom(line.value, custom.value))) : custom
}

export const setLineItemCustomField: ActionHandler<SetLineCustomField> = (cart, input, { world }) => {
  const line = findLine(cart, input)
  if (!line.ok) return line
  const custom = setCustomField(line.value.custom, input, world.reference.types)
  return custom.ok ? ok(replace(cart, line.value, withCustom(line.value, custom.value))) : custom
}
