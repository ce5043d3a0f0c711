import type { LineItemLike } from '../cart/cartLike.ts'

/**
 * A line's amounts in cents (spec §3, line price summary): `netPrice` before any discount, `netSalePrice` after the
 * line's discounts, `tax` that is added to that price, and `total` including tax.
 */
export type LinePriceSummary = {
  readonly netPrice: number
  readonly netSalePrice: number
  readonly tax: number
  readonly discount: number
  readonly total: number
}

/** Returns the price of a line in cents, after product and cart discounts, before a discount on the cart's total. */
export const lineTotal = (line: LineItemLike): number => {
  if (line.totalPrice) return line.totalPrice.centAmount
  const parts = line.discountedPricePerQuantity
  if (parts.length === 0) return line.quantity * (line.price.discounted ?? line.price).value.centAmount
  let cents = 0
  for (const part of parts) cents += part.quantity * part.discountedPrice.value.centAmount
  return cents
}

/**
 * Returns the price of a line without discounts, in cents. A lower price of a quantity tier is not a discount.
 * Therefore the reductions of the discounts are added back to the discounted price of each unit.
 */
export const lineListTotal = (line: LineItemLike): number => {
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

/**
 * Returns the amounts of a line in cents. `tax` is the tax on top: 0 when prices include it or it is not known yet.
 *
 * @example
 * ```ts
 * import { linePriceSummary } from '@selvedge/cart-domain'
 *
 * const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })
 * const line = {
 *   id: 'a',
 *   quantity: 2,
 *   price: { value: usd(3900), discounted: { value: usd(3500) } },
 *   discountedPricePerQuantity: [],
 * }
 *
 * linePriceSummary(line) // { netPrice: 7800, netSalePrice: 7000, tax: 0, discount: 800, total: 7000 }
 * ```
 */
export const linePriceSummary = (line: LineItemLike): LinePriceSummary => {
  const netPrice = lineListTotal(line)
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
