import type { LineItemLike } from '../cart/cartLike.ts'

/** A line's amounts in cents (spec §3, line price summary). `netPrice` is before any discount. */
export type LinePriceSummary = {
  readonly netPrice: number
  readonly netSalePrice: number
  readonly tax: number
  readonly discount: number
  readonly total: number
}

/** The price of a line after product and cart discounts, before a discount on the cart's total. In cents. */
export const lineTotal = (line: LineItemLike): number => {
  if (line.totalPrice) return line.totalPrice.centAmount
  const parts = line.discountedPricePerQuantity
  if (parts.length === 0) return line.quantity * (line.price.discounted ?? line.price).value.centAmount
  let cents = 0
  for (const part of parts) cents += part.quantity * part.discountedPrice.value.centAmount
  return cents
}

/**
 * The price of a line without discounts, in cents. The price of a tier is a price, not a discount: it is derived from
 * the line's total and the reductions of its discounts.
 */
export const listTotal = (line: LineItemLike): number => {
  if (line.price.discounted) return line.quantity * line.price.value.centAmount
  const parts = line.discountedPricePerQuantity
  if (parts.length === 0) return lineTotal(line)
  let cents = 0
  for (const { quantity, discountedPrice } of parts) {
    let unit = discountedPrice.value.centAmount
    for (const { discountedAmount } of discountedPrice.includedDiscounts) unit += discountedAmount.centAmount
    cents += quantity * unit
  }
  return cents
}

/** The price summary of a line. `tax` is the tax on top: 0 when prices include it or it is not known yet. */
export const linePriceSummary = (line: LineItemLike): LinePriceSummary => {
  const netPrice = listTotal(line)
  const netSalePrice = lineTotal(line)
  const gross = line.taxedPrice?.totalGross.centAmount ?? netSalePrice
  return {
    netPrice,
    netSalePrice,
    tax: Math.max(0, gross - netSalePrice),
    discount: netPrice - netSalePrice,
    total: gross,
  }
}
