import { parseCustomFields, setCustomField } from '../../custom/customFields.ts'
import { fail, ok, type Result } from '../../engine/problem.ts'
import type { Cart, LineItem } from '../../model/cart.ts'
import type { CustomFields } from '../../model/customFields.ts'
import { checkQuantity } from '../checks/checkQuantity.ts'
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

const replaceLine = (cart: Cart, line: LineItem, next: LineItem | undefined): Cart => ({
  ...cart,
  lineItems: cart.lineItems.flatMap((l) => (l === line ? (next ?? []) : l)),
})

/** Removes a gift line from the cart. Marks the gift as refused, so that it is not added again. */
const withoutGift = (cart: Cart, line: LineItem, gift: string): Cart => ({
  ...replaceLine(cart, line, undefined),
  refusedGiftIds: [...(cart.refusedGiftIds ?? []), gift],
})

const withQuantity = (cart: Cart, line: LineItem, quantity: number): Result<Cart> => {
  if (quantity > 0 && line.giftOf !== undefined && quantity !== line.quantity)
    return fail('InvalidOperation', 'The quantity of a gift line item cannot be changed.')
  if (quantity > 0) return ok(replaceLine(cart, line, { ...line, quantity }))
  return ok(
    line.giftOf === undefined ? replaceLine(cart, line, undefined) : withoutGift(cart, line, line.giftOf),
  )
}

/** Sets a line's quantity; 0 removes the line. */
export const changeLineItemQuantity: ActionHandler<ChangeQuantity> = (cart, input) => {
  const line = findLine(cart, input)
  if (!line.ok) return line
  const quantity = checkQuantity(input.quantity)
  return quantity.ok ? withQuantity(cart, line.value, quantity.value) : quantity
}

/** Lowers a line's quantity; removes the line when no quantity is given. */
export const removeLineItem: ActionHandler<RemoveLineItem> = (cart, input) => {
  const line = findLine(cart, input)
  if (!line.ok) return line
  const less = checkQuantity(input.quantity ?? line.value.quantity, 1)
  return less.ok ? withQuantity(cart, line.value, line.value.quantity - less.value) : less
}

const withCustom = ({ custom: _, ...line }: LineItem, custom: CustomFields | undefined): LineItem =>
  custom ? { ...line, custom } : line

export const setLineItemCustomType: ActionHandler<SetLineCustomType> = (cart, input, { pricing }) => {
  const line = findLine(cart, input)
  if (!line.ok) return line
  const custom = parseCustomFields(input, 'line-item', pricing.reference.types)
  return custom.ok ? ok(replaceLine(cart, line.value, withCustom(line.value, custom.value))) : custom
}

export const setLineItemCustomField: ActionHandler<SetLineCustomField> = (cart, input, { pricing }) => {
  const line = findLine(cart, input)
  if (!line.ok) return line
  const custom = setCustomField(line.value.custom, input, pricing.reference.types)
  return custom.ok ? ok(replaceLine(cart, line.value, withCustom(line.value, custom.value))) : custom
}
