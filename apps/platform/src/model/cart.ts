import type { Localised } from '../engine/localised.ts'
import type { Money } from '../engine/money/money.ts'
import type { Price } from '../engine/price/price.ts'
import type { Address } from './address.ts'
import type { CustomFields } from './customFields.ts'
import type { DiscountCodeState } from './discount.ts'
import type { Variant } from './product.ts'
import type { Resource } from './resource.ts'
import type { ShippingRate } from './shipping.ts'
import type { TaxRate } from './tax.ts'

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
  /** Frozen when the line is added; its price list stays with the product. */
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
}

export type ShippingInfo = {
  readonly shippingMethodId: string
  readonly shippingMethodName: string
  readonly shippingMethodState: 'MatchesCart' | 'DoesNotMatchCart'
  readonly shippingRate: ShippingRate
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

export type InventoryMode = 'None' | 'TrackOnly' | 'ReserveOnOrder'

/** What a cart and the order made from it have in common. */
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
  readonly shippingAddress?: Address
  readonly billingAddress?: Address
  readonly shippingInfo?: ShippingInfo
  readonly discountCodes: readonly { readonly id: string; readonly state: DiscountCodeState }[]
  readonly paymentIds: readonly string[]
  readonly custom?: CustomFields
  readonly purchaseOrderNumber?: string
}

export type Cart = Resource &
  CartContent & { readonly key?: string; readonly cartState: 'Active' | 'Merged' | 'Ordered' }
