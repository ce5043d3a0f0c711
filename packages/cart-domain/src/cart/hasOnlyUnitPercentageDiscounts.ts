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
 * Whether all discounts of a cart are percentages off each unit. Such discounts stay the same when a quantity changes.
 * The result is `false` for a cart with a code, a best deal, a discount on the total or a gift, and for a line whose
 * units have different discounts. It is also `false` when the cart's query does not select the kind of a discount.
 */
export const hasOnlyUnitPercentageDiscounts = (cart: CartLike): boolean =>
  cart.discountCodes?.length === 0 &&
  cart.discountTypeCombination !== undefined &&
  cart.discountTypeCombination?.type !== 'BestDeal' &&
  !cart.discountOnTotalPrice &&
  cart.lineItems.every(isPlain)
