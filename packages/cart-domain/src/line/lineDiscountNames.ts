import type { LineItemLike } from '../cart/cartLike.ts'

/**
 * Returns the names of the discounts that reduce a line: the discount of the product first, each name once.
 */
export const lineDiscountNames = ({
  price,
  discountedPricePerQuantity,
}: Pick<LineItemLike, 'price' | 'discountedPricePerQuantity'>): readonly string[] => {
  const ofCart = discountedPricePerQuantity.flatMap(
    ({ discountedPrice }) => discountedPrice.includedDiscounts,
  )
  const names = [price.discounted, ...ofCart].flatMap((reduction) => reduction?.discount?.name || [])
  return [...new Set(names)]
}
