import type { Money } from '../money/money.ts'

/** An embedded price. An absent scope means "any". */
export type Price = {
  readonly id: string
  readonly value: Money
  readonly country?: string
  readonly customerGroupId?: string
  readonly validFrom?: string
  readonly validUntil?: string
  readonly discounted?: { readonly value: Money; readonly discountId: string }
}

/** The price a line pays per unit: the product discount's value where there is one. */
export const unitValue = (price: Price): Money => price.discounted?.value ?? price.value
