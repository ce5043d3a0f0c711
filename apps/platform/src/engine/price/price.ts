import type { Money } from '../money/money.ts'

/** A price for a line of at least so many units. */
export type PriceTier = { readonly minimumQuantity: number; readonly value: Money }

/** An embedded price. An absent scope means "any". */
export type Price = {
  readonly id: string
  readonly value: Money
  readonly country?: string
  readonly customerGroupId?: string
  readonly validFrom?: string
  readonly validUntil?: string
  readonly tiers?: readonly PriceTier[]
  readonly discounted?: { readonly value: Money; readonly discountId: string }
}

/** The price a line pays per unit: the product discount's value where there is one. */
export const unitValue = (price: Price): Money => price.discounted?.value ?? price.value
