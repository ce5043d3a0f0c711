import { sumCents } from '../money/money.ts'
import type { CartLike, IncludedDiscountLike } from './cartLike.ts'

/** A discount as the summary lists it: what it is called, cents taken off, and whether to leave the row out. */
export type DiscountEntry = { readonly name: string; readonly value: number; readonly hide: boolean }

const share = (discount: IncludedDiscountLike, times = 1): [string, number] => [
  discount.discount?.name ?? '',
  discount.discountedAmount.centAmount * times,
]

const lineShares = (cart: CartLike): [string, number][] =>
  cart.lineItems.flatMap((line) => [
    ...(line.price.discounted
      ? [
          [
            line.price.discounted.discount?.name ?? '',
            line.quantity * (line.price.value.centAmount - line.price.discounted.value.centAmount),
          ] satisfies [string, number],
        ]
      : []),
    ...line.discountedPricePerQuantity.flatMap((part) =>
      part.discountedPrice.includedDiscounts.map((discount) => share(discount, part.quantity)),
    ),
  ])

const byName = (shares: readonly [string, number][]): DiscountEntry[] => {
  const names = [...new Set(shares.map(([name]) => name))]
  return names.map((name) => {
    const value = sumCents(shares.filter(([other]) => other === name).map(([, cents]) => cents))
    return { name, value, hide: value === 0 }
  })
}

/** Every discount on lines and on the total, by name. */
export const discountEntries = (cart: CartLike): readonly DiscountEntry[] =>
  byName([
    ...lineShares(cart),
    ...(cart.discountOnTotalPrice?.includedDiscounts ?? []).map((discount) => share(discount)),
  ])

/** Every discount on shipping, by name. */
export const shippingDiscountEntries = (cart: CartLike): readonly DiscountEntry[] =>
  byName((cart.shippingInfo?.discountedPrice?.includedDiscounts ?? []).map((discount) => share(discount)))
