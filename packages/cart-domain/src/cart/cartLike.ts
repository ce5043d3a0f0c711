import type { MoneyLike } from '../money/money.ts'

/** A discount that took part in an amount. `target` and `value` are read where a prediction has to know its kind. */
export type DiscountLike = {
  readonly id?: string
  readonly name?: string | null
  readonly target?: { readonly type?: string | null } | null
  readonly value?: { readonly type?: string | null } | null
}

/** A discount's share in an amount. `discountedAmount` is what it took off. */
export type IncludedDiscountLike = {
  readonly discountedAmount: MoneyLike
  readonly discount?: DiscountLike | null
}

export type TaxedPriceLike = {
  readonly totalNet: MoneyLike
  readonly totalGross: MoneyLike
  readonly totalTax?: MoneyLike | null
}

/** An attribute of a variant or a custom field of a line, as the platform gives it. */
export type DetailLike = { readonly name: string; readonly value: unknown }

/** What the rules read of a line item. */
export type LineItemLike = {
  readonly id: string
  readonly name?: string | null
  readonly productKey?: string | null
  readonly quantity: number
  readonly lineItemMode?: string | null
  readonly price: {
    readonly value: MoneyLike
    readonly discounted?: { readonly value: MoneyLike; readonly discount?: DiscountLike | null } | null
    /** Prices by quantity. An empty list says there are none; left out says nothing. */
    readonly tiers?: readonly unknown[] | null
  }
  readonly totalPrice?: MoneyLike | null
  readonly taxedPrice?: TaxedPriceLike | null
  readonly taxRate?: { readonly amount: number; readonly includedInPrice: boolean } | null
  readonly discountedPricePerQuantity: readonly {
    readonly quantity: number
    readonly discountedPrice: {
      readonly value: MoneyLike
      readonly includedDiscounts: readonly IncludedDiscountLike[]
    }
  }[]
  readonly productType?: { readonly key?: string | null; readonly name?: string | null } | null
  readonly custom?: { readonly customFieldsRaw?: readonly DetailLike[] | null } | null
  readonly variant?: {
    readonly sku?: string | null
    readonly attributesRaw?: readonly DetailLike[]
    readonly availability?: { readonly noChannel?: { readonly isOnStock?: boolean | null } | null } | null
  } | null
}

/** What the rules read of a cart or of an order. */
export type CartLike = {
  readonly lineItems: readonly LineItemLike[]
  readonly totalPrice: MoneyLike
  readonly taxedPrice?: TaxedPriceLike | null
  readonly taxCalculationMode?: string | null
  readonly taxRoundingMode?: string | null
  readonly discountTypeCombination?: { readonly type?: string | null } | null
  readonly discountCodes?: readonly unknown[]
  readonly discountOnTotalPrice?: {
    readonly discountedAmount: MoneyLike
    readonly includedDiscounts: readonly IncludedDiscountLike[]
  } | null
  readonly shippingInfo?: {
    readonly shippingMethodName: string
    readonly price: MoneyLike
    readonly taxedPrice?: TaxedPriceLike | null
    /** How the price came about. Left out says nothing; a prediction then keeps no shipping. */
    readonly shippingRate?: {
      readonly freeAbove?: MoneyLike | null
      readonly tiers?: readonly unknown[] | null
    } | null
    readonly discountedPrice?: {
      readonly value: MoneyLike
      readonly includedDiscounts: readonly IncludedDiscountLike[]
    } | null
  } | null
}
