// The documents of the catalogue, in the format of the embedded platform. The platform's own types have more optional
// fields; its seed accepts these documents by their structure.

/** A text by locale. */
export type Localised = Readonly<Record<string, string>>

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type Resource = {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly lastModifiedAt: string
}

/** Money in the currency's minor unit (cents, pence). */
export type Money = {
  readonly type: 'centPrecision'
  readonly currencyCode: string
  readonly centAmount: number
  readonly fractionDigits: number
}

export type PriceTier = { readonly minimumQuantity: number; readonly value: Money }

/** A price; without a customer group it is the list price. */
export type Price = {
  readonly id: string
  readonly value: Money
  readonly customerGroupId?: string
  readonly tiers?: readonly PriceTier[]
}

export type Image = {
  readonly url: string
  readonly label?: string
  readonly dimensions: { readonly width: number; readonly height: number }
}

export type Attribute = { readonly name: string; readonly value: Json }

export type Variant = {
  readonly id: number
  readonly key: string
  readonly sku: string
  readonly prices: readonly Price[]
  readonly images: readonly Image[]
  readonly attributes: readonly Attribute[]
}

export type Product = Resource & {
  readonly key: string
  readonly productTypeId: string
  readonly taxCategoryId: string
  readonly name: Localised
  readonly slug: Localised
  readonly description: Localised
  readonly metaTitle: Localised
  readonly metaDescription: Localised
  readonly categoryIds: readonly string[]
  readonly masterVariant: Variant
  readonly variants: readonly Variant[]
}

export type Category = Resource & {
  readonly key: string
  readonly name: Localised
  readonly slug: Localised
  readonly description: Localised
  readonly metaTitle: Localised
  readonly metaDescription: Localised
  readonly orderHint: string
  readonly parentId?: string
  /** From the root down to the parent. */
  readonly ancestorIds: readonly string[]
}

export type AttributeType = 'text' | 'number' | 'boolean' | 'set'

export type AttributeDefinition = {
  readonly name: string
  readonly label: Localised
  readonly type: AttributeType
  readonly isRequired: boolean
  readonly isSearchable: boolean
}

export type ProductType = Resource & {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly attributes: readonly AttributeDefinition[]
}

export type FieldDefinition = {
  readonly name: string
  readonly label: Localised
  readonly type: 'String' | 'Number' | 'Boolean' | 'Enum'
  /** The options of a field of type Enum; absent for other types. */
  readonly values?: readonly { readonly key: string; readonly label: string }[]
  readonly required: boolean
}

/** Defines the custom fields of resources. */
export type TypeDefinition = Resource & {
  readonly key: string
  readonly name: Localised
  readonly resourceTypeIds: readonly string[]
  readonly fieldDefinitions: readonly FieldDefinition[]
}

export type TaxRate = {
  readonly id: string
  readonly name: string
  /** A fraction: 0.2 is 20 %. */
  readonly amount: number
  readonly includedInPrice: boolean
  readonly country: string
  readonly state?: string
  /** The parts of the rate. Their sum is the rate. */
  readonly subRates?: readonly { readonly name: string; readonly amount: number }[]
}

/** `permyriad`: 1 000 is 10 %. */
export type RelativeValue = { readonly type: 'relative'; readonly permyriad: number }

/** The reduction of a cart discount and what it applies to. */
export type CartDiscountEffect =
  | {
      readonly value: RelativeValue | { readonly type: 'absolute'; readonly money: readonly Money[] }
      readonly target:
        | { readonly type: 'lineItems'; readonly predicate: string }
        | { readonly type: 'shipping' }
        | { readonly type: 'totalPrice' }
    }
  | {
      readonly value: RelativeValue
      readonly target: {
        readonly type: 'multiBuyLineItems'
        readonly predicate: string
        readonly triggerQuantity: number
        readonly discountedQuantity: number
        readonly selectionMode: 'Cheapest' | 'MostExpensive'
      }
    }

export type DiscountCode = Resource & {
  readonly key: string
  readonly code: string
  readonly name: Localised
  readonly cartDiscountIds: readonly string[]
  readonly isActive: boolean
  readonly validUntil?: string
  readonly maxApplications?: number
  readonly applicationCount: number
}

export type Address = {
  readonly key: string
  readonly country: string
  readonly state?: string
  readonly city: string
  readonly postalCode: string
  readonly streetNumber: string
  readonly streetName: string
  readonly company?: string
  readonly phone?: string
}
