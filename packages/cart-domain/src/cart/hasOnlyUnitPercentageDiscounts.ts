import { isGiftLine } from '../line/isGiftLine.ts'
import type { CartLike, LineItemLike } from './cartLike.ts'

const isPlain = (line: LineItemLike): boolean =>
  !isGiftLine(line) &&
  line.discountedPricePerQuantity.length < 2 &&
  line.discountedPricePerQuantity.every(
    (part) =>
      part.quantity === line.quantity &&
      part.discountedPrice.includedDiscounts.every(
        ({ discount }) => discount?.target?.type === 'lineItems' && discount.value?.type === 'relative',
      ),
  )

/**
 * Whether all discounts of a cart are percentages of single units, which stay the same when a quantity changes: no
 * code, no best deal, no discount on the total, no gift, no line in parts. A discount whose kind is missing in the
 * query of the cart does not count as a percentage of single units.
 */
export const hasOnlyUnitPercentageDiscounts = (cart: CartLike): boolean =>
  cart.discountCodes?.length === 0 &&
  cart.discountTypeCombination !== undefined &&
  cart.discountTypeCombination?.type !== 'BestDeal' &&
  !cart.discountOnTotalPrice &&
  cart.lineItems.every(isPlain)
