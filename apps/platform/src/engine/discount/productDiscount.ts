import type { ProductDiscount } from '../../model/discount.ts'
import { money } from '../money/money.ts'
import { divideHalfDown } from '../money/rounding.ts'
import type { Price } from '../price/price.ts'
import { bySortOrder } from './bySortOrder.ts'
import { isValidAt } from './isValidAt.ts'

const discountedCents = (price: Price, value: ProductDiscount['value']): number | undefined => {
  const cents = price.value.centAmount
  if (value.type === 'relative')
    return divideHalfDown(BigInt(cents) * BigInt(10_000 - value.permyriad), 10_000n)
  if (value.type === 'external') return undefined
  const amount = value.money.find((m) => m.currencyCode === price.value.currencyCode)
  return amount && Math.max(0, cents - amount.centAmount)
}

/**
 * Adds the winning product discount to a price: the one with the highest `sortOrder` that matches the variant and has an
 * amount in the price's currency. Relative values round an exact half down.
 */
export const withProductDiscount = (
  price: Price,
  discounts: readonly ProductDiscount[],
  isMatching: (discount: ProductDiscount) => boolean,
  now: Date,
): Price => {
  for (const discount of [...discounts].sort(bySortOrder)) {
    if (!discount.isActive || !isValidAt(discount, now) || !isMatching(discount)) continue
    const cents = discountedCents(price, discount.value)
    if (cents !== undefined && cents < price.value.centAmount)
      return {
        ...price,
        discounted: { value: money(price.value.currencyCode, cents), discountId: discount.id },
      }
  }
  return price
}
