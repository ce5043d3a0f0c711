import { isDeepStrictEqual } from 'node:util'
import { parseCustomFields } from '../../custom/customFields.ts'
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

const isSameItem = (
  line: LineItem,
  { product, variant }: FoundVariant,
  custom: CustomFields | undefined,
): boolean =>
  line.giftOf === undefined &&
  line.productId === product.id &&
  line.variant.id === variant.id &&
  isDeepStrictEqual(line.custom, custom)

const withIncreasedQuantity = (cart: Cart, line: LineItem, by: number): Result<Cart> => {
  const quantity = checkQuantity(line.quantity + by, 1)
  if (!quantity.ok) return quantity
  return ok({
    ...cart,
    lineItems: cart.lineItems.map((l) => (l === line ? { ...l, quantity: quantity.value } : l)),
  })
}

/** Why a further line cannot be added; `undefined` when it can. */
const newLineProblem = (cart: Cart, key: string | null | undefined): Result<never> | undefined => {
  if (key && cart.lineItems.some((line) => line.key === key))
    return fail('DuplicateField', `A duplicate value '${key}' exists for field 'key'.`, {
      field: 'key',
      duplicateValue: key,
    })
  return cart.lineItems.length >= maxLines
    ? fail('InvalidOperation', `A cart can hold at most ${maxLines} line items.`)
    : undefined
}

const createLine = (
  cart: Cart,
  { product, variant }: FoundVariant,
  custom: CustomFields | undefined,
  input: AddLineItem,
  context: ActionContext,
): Result<LineItem> => {
  const { prices: _, ...variantData } = variant
  const zero = money(cart.currency, 0)
  const line: LineItem = {
    id: context.newId(),
    ...(input.key && { key: input.key }),
    productId: product.id,
    productKey: product.key,
    productTypeId: product.productTypeId,
    name: product.name,
    productSlug: product.slug,
    variant: variantData,
    quantity: input.quantity ?? 1,
    price: { id: '', value: zero },
    totalPrice: zero,
    discountedPricePerQuantity: [],
    ...(custom && { custom }),
    addedAt: input.addedAt ?? context.pricing.now.toISOString(),
  }
  // The line is priced here, so that this action fails when the product has no price.
  return pricedLine(line, product, variant, cart, context.pricing)
}

/** Adds a line. Raises the quantity instead when a line has the same variant and custom fields. */
export const addLineItem: ActionHandler<AddLineItem> = (cart, input, context) => {
  const quantity = checkQuantity(input.quantity ?? 1, 1)
  if (!quantity.ok) return quantity
  const found = findVariant(input, context)
  if (!found.ok) return found
  const custom = parseCustomFields(input.custom, 'line-item', context.pricing.reference.types)
  if (!custom.ok) return custom
  const same = cart.lineItems.find((line) => isSameItem(line, found.value, custom.value))
  if (same) return withIncreasedQuantity(cart, same, quantity.value)
  const problem = newLineProblem(cart, input.key)
  if (problem) return problem
  const line = createLine(cart, found.value, custom.value, input, context)
  return line.ok ? ok({ ...cart, lineItems: [...cart.lineItems, line.value] }) : line
}
