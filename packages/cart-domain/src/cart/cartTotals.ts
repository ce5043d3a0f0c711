import { isGiftLine } from '../line/isGiftLine.ts'
import { lineListTotal, lineTotal } from '../line/linePriceSummary.ts'
import type { CartLike } from './cartLike.ts'

/**
 * A cart's amounts in cents (spec §3, cart totals). They add up: `subtotal - discount + discountedShipping +
 * (taxIncluded ? 0 : tax) = total`.
 */
export type CartTotals = {
  readonly currencyCode: string
  /** The sum of the lines before any discount, without gifts. */
  readonly subtotal: number
  /** The shipping rate before discounts; `undefined` until a method is chosen. */
  readonly shipping: number | undefined
  /** The shipping rate after discounts; `undefined` until a method is chosen. */
  readonly discountedShipping: number | undefined
  /** `undefined` until the platform knows the address. */
  readonly tax: number | undefined
  /** Whether prices include the tax. */
  readonly taxIncluded: boolean
  /** All discounts on the lines and the total, without those on shipping. */
  readonly discount: number
  /** The amount that the shopper pays. */
  readonly total: number
}

/**
 * Adds up a cart or an order from the platform's own figures, in one pass over its lines. Amounts are in cents;
 * an amount that is not known yet is `undefined`, never 0.
 *
 * @example
 * ```ts
 * import { cartTotals } from '@selvedge/cart-domain'
 *
 * const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })
 * const line = { id: 'a', quantity: 2, price: { value: usd(3900) }, discountedPricePerQuantity: [] }
 * const totals = cartTotals({ lineItems: [line], totalPrice: usd(7800) })
 *
 * totals.subtotal // 7800
 * totals.shipping // undefined: no method is chosen yet
 * ```
 */
export const cartTotals = (cart: CartLike): CartTotals => {
  let subtotal = 0
  let discount = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0
  for (const line of cart.lineItems) {
    if (isGiftLine(line)) continue
    // The usual cases are inlined here, because a function call for each line would take as long as adding the amounts.
    const { price, quantity, totalPrice } = line
    const after = totalPrice ? totalPrice.centAmount : lineTotal(line)
    let before = after
    if (price.discounted) before = quantity * price.value.centAmount
    else if (line.discountedPricePerQuantity.length > 0) before = lineListTotal(line)
    subtotal += before
    discount += before - after
  }
  const shipping = cart.shippingInfo?.price.centAmount
  const { taxedPrice } = cart
  const net = cart.totalPrice.centAmount
  const total = taxedPrice?.totalGross.centAmount ?? net
  return {
    currencyCode: cart.totalPrice.currencyCode,
    subtotal,
    shipping,
    discountedShipping: cart.shippingInfo?.discountedPrice?.value.centAmount ?? shipping,
    tax: taxedPrice ? total - taxedPrice.totalNet.centAmount : undefined,
    taxIncluded: taxedPrice ? total === net : false,
    discount,
    total,
  }
}
