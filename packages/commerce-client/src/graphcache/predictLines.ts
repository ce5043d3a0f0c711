import type { CartAction } from '../cart/types.ts'
import type { ChangeCartLineItemQuantity, LineItemContentFieldsFragment } from '../generated/documents.ts'

type LineName = Pick<ChangeCartLineItemQuantity, 'lineItemId' | 'lineItemKey'>

const isPlain = (line: LineItemContentFieldsFragment): boolean => !line.custom?.customFieldsRaw?.length

/**
 * Returns a line with another quantity. The total is scaled in proportion, and a discounted price of all units applies to all units
 * of the new quantity, so that the sum before discounts fits the total. The response replaces both.
 */
const withQuantity = (
  line: LineItemContentFieldsFragment,
  quantity: number,
): LineItemContentFieldsFragment => ({
  ...line,
  quantity,
  discountedPricePerQuantity:
    line.discountedPricePerQuantity.length === 1
      ? line.discountedPricePerQuantity.map((price) => ({ ...price, quantity }))
      : line.discountedPricePerQuantity,
  totalPrice: line.totalPrice && {
    ...line.totalPrice,
    centAmount: Math.round((line.totalPrice.centAmount * quantity) / line.quantity),
  },
})

const setQuantity = (
  lines: readonly LineItemContentFieldsFragment[],
  id: string,
  quantity: number,
): LineItemContentFieldsFragment[] =>
  lines.flatMap((line) => {
    if (line.id !== id) return [line]
    return quantity > 0 ? [withQuantity(line, quantity)] : []
  })

const idOf = (lines: readonly LineItemContentFieldsFragment[], name: LineName) =>
  name.lineItemId ?? lines.find(({ key }) => key !== null && key === name.lineItemKey)?.id ?? ''

/**
 * Finds the existing line with which the platform merges a new line; there is none when the new line has custom fields.
 */
const sameLine = (
  lines: readonly LineItemContentFieldsFragment[],
  added: NonNullable<CartAction['addLineItem']>,
) =>
  added.custom
    ? undefined
    : lines.find(
        (line) =>
          isPlain(line) &&
          (added.sku
            ? line.variant?.sku === added.sku
            : line.productId === added.productId && line.variant?.id === (added.variantId ?? 1)),
      )

/**
 * Predicts the lines of a cart after an action. A line for a new product is not predicted: it appears with the
 * response.
 */
export const predictLines = (
  lines: readonly LineItemContentFieldsFragment[],
  action: CartAction,
): readonly LineItemContentFieldsFragment[] => {
  const { addLineItem, changeLineItemQuantity, removeLineItem } = action
  if (addLineItem) {
    const same = sameLine(lines, addLineItem)
    return same ? setQuantity(lines, same.id, same.quantity + (addLineItem.quantity ?? 1)) : lines
  }
  if (changeLineItemQuantity)
    return setQuantity(lines, idOf(lines, changeLineItemQuantity), changeLineItemQuantity.quantity)
  if (removeLineItem) {
    const id = idOf(lines, removeLineItem)
    const line = lines.find((known) => known.id === id)
    return line ? setQuantity(lines, id, line.quantity - (removeLineItem.quantity ?? line.quantity)) : lines
  }
  return lines
}
