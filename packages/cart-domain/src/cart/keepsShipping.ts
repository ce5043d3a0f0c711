import { lineTotal } from '../line/linePriceSummary.ts'
import type { CartLike } from './cartLike.ts'

/**
 * Whether shipping stays at its price when the lines' sum moves by `delta` cents (`undefined`: nobody knows by how
 * much). A rate that is free above an amount keeps its price while that amount is not crossed.
 */
export const keepsShipping = (cart: CartLike, delta: number | undefined): boolean => {
  const rate = cart.shippingInfo?.shippingRate
  if (!rate || rate.tiers === undefined || (rate.tiers?.length ?? 0) > 0) return false
  if (!rate.freeAbove) return rate.freeAbove === null
  // Whether the platform counts before or after cart discounts decides nothing where there are none.
  if (delta === undefined || cart.lineItems.some((line) => line.discountedPricePerQuantity.length > 0))
    return false
  const sum = cart.lineItems.reduce((cents, line) => cents + lineTotal(line), 0)
  const { centAmount } = rate.freeAbove
  return sum >= centAmount === sum + delta >= centAmount
}
