import type { Localised } from '../engine/localised.ts'
import type { Price } from '../engine/price/price.ts'
import type { Json, Resource } from './resource.ts'

export type Image = {
  readonly url: string
  readonly label?: string
  readonly dimensions: { readonly width: number; readonly height: number }
}

export type Attribute = { readonly name: string; readonly value: Json }

export type Variant = {
  readonly id: number
  readonly key?: string
  readonly sku: string
  readonly prices: readonly Price[]
  readonly images: readonly Image[]
  readonly attributes: readonly Attribute[]
}

/** A product. The platform has no staged copy of its data. */
export type Product = Resource & {
  readonly key: string
  /** `false` for an unpublished product; absent for a published one. */
  readonly published?: boolean
  readonly productTypeId: string
  readonly taxCategoryId: string
  readonly name: Localised
  readonly slug: Localised
  readonly description: Localised
  readonly metaTitle?: Localised
  readonly metaDescription?: Localised
  readonly metaKeywords?: Localised
  readonly categoryIds: readonly string[]
  readonly masterVariant: Variant
  readonly variants: readonly Variant[]
}

export const allVariants = (product: Product): readonly Variant[] => [
  product.masterVariant,
  ...(product.variants ?? []),
]
