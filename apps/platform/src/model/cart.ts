import type { Localised } from '../engine/localised.ts'
import type { Money } from '../engine/money/money.ts'
import type { RoundingMode } from '../engine/money/rounding.ts'
import type { Price } from '../engine/price/price.ts'
import type { Address } from './address.ts'
import type { CustomFields } from './customFields.ts'
import type { DiscountCodeState } from './discount.ts'
import type { Variant } from './product.ts'
import type { Resource } from './resource.ts'
import type { ShippingRate, ShippingRateInput } from './shipping.ts'
import type { TaxCalculationMode, TaxRate } from './tax.ts'

export type TaxPortion = { readonly rate: number; readonly name: string; readonly amount: Money }

export type TaxedPrice = {
  readonly totalNet: Money
  readonly totalGross: Money
  readonly totalTax: Money
  readonly taxPortions: readonly TaxPortion[]
}

export type DiscountPortion = { readonly discountId: string; readonly discountedAmount: Money }

export type DiscountedPrice = {
  readonly value: Money
  readonly includedDiscounts: readonly DiscountPortion[]
}

export type LineItem = {
  readonly id: string
  readonly key?: string
  readonly productId: string
  readonly productKey: string
  readonly productTypeId: string
  readonly name: Localised
  readonly productSlug: Localised
  /** A snapshot taken when the line is added, without the price list. */
  readonly variant: Omit<Variant, 'prices'>
  readonly quantity: number
  readonly price: Price
  readonly totalPrice: Money
  readonly taxedPrice?: TaxedPrice
  readonly taxRate?: TaxRate
  readonly discountedPricePerQuantity: readonly {
    readonly quantity: number
    readonly discountedPrice: DiscountedPrice
  }[]
  readonly custom?: CustomFields
  readonly addedAt: string
  /** The cart discount that added this gift line; absent on other lines. */
  readonly giftOf?: string
}

/** Units of a line item in a delivery or a parcel. */
export type DeliveryItem = { readonly id: string; readonly quantity: number }

export type Parcel = {
  readonly id: string
  readonly key?: string
  readonly createdAt: string
  readonly measurements?: {
    readonly heightInMillimeter?: number
    readonly lengthInMillimeter?: number
    readonly widthInMillimeter?: number
    readonly weightInGram?: number
  }
  readonly trackingData?: {
    readonly trackingId?: string
    readonly carrier?: string
    readonly provider?: string
    readonly providerTransaction?: string
    readonly isReturn: boolean
  }
  readonly items: readonly DeliveryItem[]
}

/** A shipment of an order, in one or more parcels. */
export type Delivery = {
  readonly id: string
  readonly key?: string
  readonly createdAt: string
  readonly items: readonly DeliveryItem[]
  readonly parcels: readonly Parcel[]
  readonly address?: Address
}

export type ShippingInfo = {
  readonly shippingMethodId: string
  readonly shippingMethodName: string
  readonly shippingMethodState: 'MatchesCart' | 'DoesNotMatchCart'
  readonly shippingRate: ShippingRate
  /** Only orders have deliveries. */
  readonly deliveries?: readonly Delivery[]
  readonly price: Money
  readonly discountedPrice?: DiscountedPrice
  readonly taxRate?: TaxRate
  readonly taxedPrice?: TaxedPrice
}

export type DiscountOnTotalPrice = {
  readonly discountedAmount: Money
  readonly includedDiscounts: readonly DiscountPortion[]
  readonly discountedNetAmount?: Money
  readonly discountedGrossAmount?: Money
}

/**
 * How product and cart discounts were combined. In the mode BestDeal, `chosenDiscountType` is the kind of discount that
 * was applied; it is absent when there was no choice between the two.
 */
export type DiscountTypeCombination =
  | { readonly type: 'Stacking' }
  | { readonly type: 'BestDeal'; readonly chosenDiscountType?: 'CartDiscount' | 'ProductDiscount' }

export type InventoryMode = 'None' | 'TrackOnly' | 'ReserveOnOrder'

/** The fields that a cart and its order share. */
export type CartContent = {
  readonly currency: string
  readonly country?: string
  readonly locale?: string
  readonly customerId?: string
  readonly anonymousId?: string
  readonly customerEmail?: string
  readonly customerGroupId?: string
  readonly origin: 'Customer' | 'Merchant'
  readonly inventoryMode: InventoryMode
  readonly lineItems: readonly LineItem[]
  readonly totalPrice: Money
  readonly taxedPrice?: TaxedPrice
  readonly taxedShippingPrice?: TaxedPrice
  readonly discountOnTotalPrice?: DiscountOnTotalPrice
  readonly discountTypeCombination?: DiscountTypeCombination
  /** HalfEven by default. */
  readonly priceRoundingMode?: RoundingMode
  /** HalfEven by default. */
  readonly taxRoundingMode?: RoundingMode
  /** LineItemLevel by default. */
  readonly taxCalculationMode?: TaxCalculationMode
  readonly shippingAddress?: Address
  readonly billingAddress?: Address
  readonly shippingInfo?: ShippingInfo
  readonly shippingRateInput?: ShippingRateInput
  /** Gift discounts whose line the shopper removed: the gift is not added again. */
  readonly refusedGiftIds?: readonly string[]
  readonly discountCodes: readonly { readonly id: string; readonly state: DiscountCodeState }[]
  readonly paymentIds: readonly string[]
  readonly custom?: CustomFields
  readonly purchaseOrderNumber?: string
}

export type FreezeStrategy = 'SoftFreeze' | 'HardFreeze'

export type Cart = Resource &
  CartContent & {
    readonly key?: string
    readonly cartState: 'Active' | 'Merged' | 'Ordered' | 'Frozen'
    /** Present only while the cart has the state Frozen. */
    readonly freezeStrategy?: FreezeStrategy
    /** The project's default applies when this field is absent. */
    readonly deleteDaysAfterLastModification?: number
  }
