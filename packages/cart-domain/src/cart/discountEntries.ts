import { isGiftLine } from '../line/isGiftLine.ts'
import type { CartLike, IncludedDiscountLike } from './cartLike.ts'

/** A discount in the order summary: its name, its amount in cents, and whether to hide the row. */
export type DiscountEntry = { readonly name: string; readonly value: number; readonly hide: boolean }

type Shares = Map<string, number>

const add = (shares: Shares, name: string | null | undefined, cents: number): void => {
  shares.set(name ?? '', (shares.get(name ?? '') ?? 0) + cents)
}

const addIncluded = (shares: Shares, included: readonly IncludedDiscountLike[] = [], times = 1): void => {
  for (const { discount, discountedAmount } of included)
    add(shares, discount?.name, discountedAmount.centAmount * times)
}

const entries = (shares: Shares): readonly DiscountEntry[] =>
  [...shares].map(([name, value]) => ({ name, value, hide: value === 0 }))

/**
 * Returns the discounts on lines and on the total of a cart or an order, by name and in the order of the lines, without
 * the value of gifts. `value` is in cents. A discount without a name has the name `''`; several discounts of one
 * name are one entry.
 *
 * @example
 * ```ts
 * import { discountEntries } from '@selvedge/cart-domain'
 *
 * const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })
 * const line = {
 *   id: 'a',
 *   quantity: 2,
 *   price: { value: usd(3900), discounted: { value: usd(3500), discount: { name: 'Spring' } } },
 *   discountedPricePerQuantity: [],
 * }
 *
 * discountEntries({ lineItems: [line], totalPrice: usd(7000) }) // [{ name: 'Spring', value: 800, hide: false }]
 * ```
 */
export const discountEntries = (cart: CartLike): readonly DiscountEntry[] => {
  const shares: Shares = new Map()
  for (const line of cart.lineItems) {
    if (isGiftLine(line)) continue
    const { price, quantity, discountedPricePerQuantity } = line
    const { value, discounted } = price
    if (discounted)
      add(shares, discounted.discount?.name, quantity * (value.centAmount - discounted.value.centAmount))
    for (const part of discountedPricePerQuantity)
      addIncluded(shares, part.discountedPrice.includedDiscounts, part.quantity)
  }
  addIncluded(shares, cart.discountOnTotalPrice?.includedDiscounts)
  return entries(shares)
}

/**
 * Returns the discounts on the shipping price of a cart or an order, by name, in cents; empty when there are none (spec
 * §3).
 */
export const shippingDiscountEntries = (cart: CartLike): readonly DiscountEntry[] => {
  const shares: Shares = new Map()
  addIncluded(shares, cart.shippingInfo?.discountedPrice?.includedDiscounts)
  return entries(shares)
}
