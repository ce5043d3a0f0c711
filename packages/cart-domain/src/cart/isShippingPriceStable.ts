import { lineTotal } from '../line/linePriceSummary.ts'
import type { CartLike } from './cartLike.ts'

/**
 * Whether the shipping price stays the same when the lines' sum changes by `delta` cents (`undefined`: unknown). A rate
 * that is free above an amount keeps its price until the sum crosses that amount.
 */
export const isShippingPriceStable = (cart: CartLike, delta: number | undefined): boolean => {
  const rate = cart.shippingInfo?.shippingRate
  if (!rate || rate.tiers === undefined || (rate.tiers?.length ?? 0) > 0) return false
  if (!rate.freeAbove) return rate.freeAbove === null
  // Without discounts, the sum before discounts equals the sum after them.
  if (delta === undefined || cart.lineItems.some((line) => line.discountedPricePerQuantity.length > 0))
    return false
  const sum = cart.lineItems.reduce((cents, line) => cents + lineTotal(line), 0)
  const { centAmount } = rate.freeAbove
  return sum >= centAmount === sum + delta >= centAmount
}
