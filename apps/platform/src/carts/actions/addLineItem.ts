import { isDeepStrictEqual } from 'node:util'
import { readCustom } from '../../custom/customFields.ts'
import { pricedLine } from '../../engine/cart/repriceLines.ts'
import { money } from '../../engine/money/money.ts'
import { fail, ok, type Result } from '../../engine/problem.ts'
import type { Cart, LineItem } from '../../model/cart.ts'
import type { CustomFields } from '../../model/customFields.ts'
import { checkQuantity } from '../checks/checkQuantity.ts'
import type { ActionContext, ActionHandler } from './actionContext.ts'
import { type FoundVariant, findVariant } from './findVariant.ts'
import type { AddLineItem } from './lineInputs.ts'

const maxLines = 500

const isSame = (
  line: LineItem,
  { product, variant }: FoundVariant,
  custom: CustomFields | undefined,
): boolean =>
  line.giftOf === undefined &&
  line.productId === product.id &&
  line.variant.id === variant.id &&
  isDeepStrictEqual(line.custom, custom)

const grown = (cart: Cart, line: LineItem, by: number): Result<Cart> => {
  const quantity = checkQuantity(line.quantity + by, 1)
  if (!quantity.ok) return quantity
  return ok({
    ...cart,
    lineItems: cart.lineItems.map((l) => (l === line ? { ...l, quantity: quantity.value } : l)),
  })
}

/** Why a line cannot be added to the others; `undefined` when it can. */
const refusal = (cart: Cart, key: string | null | undefined): Result<never> | undefined => {
  if (key && cart.lineItems.some((line) => line.key === key))
    return fail('DuplicateField', `A duplicate value '${key}' exists for field 'key'.`, {
      field: 'key',
      duplicateValue: key,
    })
  return cart.lineItems.length >= maxLines
    ? fail('InvalidOperation', `A cart can hold at most ${maxLines} line items.`)
    : undefined
}

const newLine = (
  cart: Cart,
  { product, variant }: FoundVariant,
  custom: CustomFields | undefined,
  input: AddLineItem,
  context: ActionContext,
): Result<LineItem> => {
  const { prices: _, ...shown } = variant
  const nothing = money(cart.currency, 0)
  const line: LineItem = {
    id: context.newId(),
    ...(input.key && { key: input.key }),
    productId: product.id,
    productKey: product.key,
    productTypeId: product.productTypeId,
    name: product.name,
    productSlug: product.slug,
    variant: shown,
    quantity: input.quantity ?? 1,
    price: { id: '', value: nothing },
    totalPrice: nothing,
    discountedPricePerQuantity: [],
    ...(custom && { custom }),
    addedAt: input.addedAt ?? context.world.now.toISOString(),
  }
  // Priced here already, so that the action that added a line without a price is the one that fails.
  return pricedLine(line, product, variant, cart, context.world)
}

/** Adds a line, or raises the quantity of the line with the same variant and custom fields. */
export const addLineItem: ActionHandler<AddLineItem> = (cart, input, context) => {
  const quantity = checkQuantity(input.quantity ?? 1, 1)
  if (!quantity.ok) return quantity
  const found = findVariant(input, context)
  if (!found.ok) return found
  const custom = readCustom(input.custom, 'line-item', context.world.reference.types)
  if (!custom.ok) return custom
  const same = cart.lineItems.find((line) => isSame(line, found.value, custom.value))
  if (same) return grown(cart, same, quantity.value)
  const refused = refusal(cart, input.key)
  if (refused) return refused
  const line = newLine(cart, found.value, custom.value, input, context)
  return line.ok ? ok({ ...cart, lineItems: [...cart.lineItems, line.value] }) : line
}
