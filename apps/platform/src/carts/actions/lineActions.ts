import { readCustom, setCustomField } from '../../custom/customFields.ts'
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

const replace = (cart: Cart, line: LineItem, next: LineItem | undefined): Cart => ({
  ...cart,
  lineItems: cart.lineItems.flatMap((l) => (l === line ? (next ?? []) : l)),
})

/** The cart without a gift line: the gift is refused and does not come back. */
const withoutGift = (cart: Cart, line: LineItem, gift: string): Cart => ({
  ...replace(cart, line, undefined),
  refusedGiftIds: [...(cart.refusedGiftIds ?? []), gift],
})

const withQuantity = (cart: Cart, line: LineItem, quantity: number): Result<Cart> => {
  if (quantity > 0 && line.giftOf !== undefined && quantity !== line.quantity)
    return fail('InvalidOperation', 'The quantity of a gift line item cannot be changed.')
  if (quantity > 0) return ok(replace(cart, line, { ...line, quantity }))
  return ok(line.giftOf === undefined ? replace(cart, line, undefined) : withoutGift(cart, line, line.giftOf))
}

/** Sets a line's quantity; 0 removes the line. */
export const changeLineItemQuantity: ActionHandler<ChangeQuantity> = (cart, input) => {
  const line = findLine(cart, input)
  if (!line.ok) return line
  const quantity = checkQuantity(input.quantity)
  return quantity.ok ? withQuantity(cart, line.value, quantity.value) : quantity
}

/** Takes a quantity off a line, or the whole line when none is given. */
export const removeLineItem: ActionHandler<RemoveLineItem> = (cart, input) => {
  const line = findLine(cart, input)
  if (!line.ok) return line
  const less = checkQuantity(input.quantity ?? line.value.quantity, 1)
  return less.ok ? withQuantity(cart, line.value, line.value.quantity - less.value) : less
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
