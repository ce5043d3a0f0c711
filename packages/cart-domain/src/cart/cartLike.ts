import type { MoneyLike } from '../money/money.ts'

/**
 * A discount that reduces an amount. `target` and `value` are read when a prediction depends on the kind of discount.
 */
export type DiscountLike = {
  readonly id?: string | undefined
  readonly name?: string | null | undefined
  readonly target?: { readonly type?: string | null | undefined } | null | undefined
  readonly value?: { readonly type?: string | null | undefined } | null | undefined
}

/** A discount that has reduced an amount. `discountedAmount` is how much it has reduced the amount. */
export type IncludedDiscountLike = {
  readonly discountedAmount: MoneyLike
  readonly discount?: DiscountLike | null | undefined
}

/** A price in the platform's shape: `totalNet` is without tax, `totalGross` with it. */
export type TaxedPriceLike = {
  readonly totalNet: MoneyLike
  readonly totalGross: MoneyLike
  readonly totalTax?: MoneyLike | null | undefined
}

/** An attribute of a variant or a custom field of a line, in the platform's shape. */
export type AttributeLike = { readonly name: string; readonly value: unknown }

/**
 * The fields of a line item that the rules read. Fields may be omitted or `undefined`, for example when the line was
 * parsed from JSON.
 */
export type LineItemLike = {
  readonly id: string
  readonly name?: string | null | undefined
  readonly productKey?: string | null | undefined
  readonly quantity: number
  readonly lineItemMode?: string | null | undefined
  readonly price: {
    readonly value: MoneyLike
    readonly discounted?:
      | { readonly value: MoneyLike; readonly discount?: DiscountLike | null | undefined }
      | null
      | undefined
    /** Prices by quantity. An empty list means that there are none; omitted means unknown. */
    readonly tiers?: readonly unknown[] | null | undefined
  }
  readonly totalPrice?: MoneyLike | null | undefined
  readonly taxedPrice?: TaxedPriceLike | null | undefined
  readonly taxRate?: { readonly amount: number; readonly includedInPrice: boolean } | null | undefined
  readonly discountedPricePerQuantity: readonly {
    readonly quantity: number
    readonly discountedPrice: {
      readonly value: MoneyLike
      readonly includedDiscounts: readonly IncludedDiscountLike[]
    }
  }[]
  readonly productType?:
    | { readonly key?: string | null | undefined; readonly name?: string | null | undefined }
    | null
    | undefined
  readonly custom?:
    | { readonly customFieldsRaw?: readonly AttributeLike[] | null | undefined }
    | null
    | undefined
  readonly variant?:
    | {
        readonly sku?: string | null | undefined
        readonly attributesRaw?: readonly AttributeLike[] | undefined
        readonly availability?:
          | { readonly noChannel?: { readonly isOnStock?: boolean | null | undefined } | null | undefined }
          | null
          | undefined
      }
    | null
    | undefined
}

/** The fields of a cart or of an order that the rules read. */
export type CartLike = {
  readonly lineItems: readonly LineItemLike[]
  readonly totalPrice: MoneyLike
  readonly taxedPrice?: TaxedPriceLike | null | undefined
  readonly taxCalculationMode?: string | null | undefined
  readonly taxRoundingMode?: string | null | undefined
  readonly discountTypeCombination?: { readonly type?: string | null | undefined } | null | undefined
  readonly discountCodes?: readonly unknown[] | undefined
  readonly discountOnTotalPrice?:
    | {
        readonly discountedAmount: MoneyLike
        readonly includedDiscounts: readonly IncludedDiscountLike[]
      }
    | null
    | undefined
  readonly shippingInfo?:
    | {
        readonly shippingMethodName: string
        readonly price: MoneyLike
        readonly taxedPrice?: TaxedPriceLike | null | undefined
        /** How the price was determined. Omitted means unknown; a prediction then does not keep the shipping price. */
        readonly shippingRate?:
          | {
              readonly freeAbove?: MoneyLike | null | undefined
              readonly tiers?: readonly unknown[] | null | undefined
            }
          | null
          | undefined
        readonly discountedPrice?:
          | {
              readonly value: MoneyLike
              readonly includedDiscounts: readonly IncludedDiscountLike[]
            }
          | null
          | undefined
      }
    | null
    | undefined
}
