import type { MoneyLike } from '../money/money.ts'

/** A discount's share in an amount. `discountedAmount` is what it took off. */
export type IncludedDiscountLike = {
  readonly discountedAmount: MoneyLike
  readonly discount?: { readonly id?: string; readonly name?: string | null } | null
}

export type TaxedPriceLike = {
  readonly totalNet: MoneyLike
  readonly totalGross: MoneyLike
  readonly totalTax?: MoneyLike | null
}

/** What the rules read of a line item. */
export type LineItemLike = {
  readonly id: string
  readonly name?: string | null
  readonly quantity: number
  readonly price: {
    readonly value: MoneyLike
    readonly discounted?: {
      readonly value: MoneyLike
      readonly discount?: { readonly id?: string; readonly name?: string | null } | null
    } | null
  }
  readonly totalPrice?: MoneyLike | null
  readonly taxedPrice?: TaxedPriceLike | null
  readonly discountedPricePerQuantity: readonly {
    readonly quantity: number
    readonly discountedPrice: {
      readonly value: MoneyLike
      readonly includedDiscounts: readonly IncludedDiscountLike[]
    }
  }[]
  readonly productType?: { readonly key?: string | null; readonly name?: string | null } | null
}

/** What the rules read of a cart or of an order. */
export type CartLike = {
  readonly lineItems: readonly LineItemLike[]
  readonly totalPrice: MoneyLike
  readonly taxedPrice?: TaxedPriceLike | null
  readonly discountOnTotalPrice?: {
    readonly discountedAmount: MoneyLike
    readonly includedDiscounts: readonly IncludedDiscountLike[]
  } | null
  readonly shippingInfo?: {
    readonly shippingMethodName: string
    readonly price: MoneyLike
    readonly discountedPrice?: {
      readonly value: MoneyLike
      readonly includedDiscounts: readonly IncludedDiscountLike[]
    } | null
  } | null
}
