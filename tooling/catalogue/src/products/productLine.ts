import type { Json } from '../documents.ts'
import type { FinishName, ImageView } from '../images/index.ts'

export type ProductTypeKey =
  | 'fabric'
  | 'wallpaper'
  | 'bedding'
  | 'dining'
  | 'living-and-decor'
  | 'wall-art'
  | 'subscriptions'
  | 'fabric-sampler'

/** A variant of a product line: code, price in US cents, unit and attributes. */
export type Offer = {
  /** The suffix of its sku. */
  readonly code: string
  readonly cents: number
  readonly unit: 'yard' | 'roll' | 'each' | 'set' | 'month'
  readonly attributes: Readonly<Record<string, Json>>
}

/** The attributes of a variant that is a sample of its material. */
export const swatch = { class: 'swatch' } as const

/** A kind of product that a design is printed on. */
export type ProductLine = {
  /** The suffix of its slugs: `printed-fabric`. */
  readonly key: string
  /** The kind of product, which follows the design's name: `Quince Orchard, Duvet cover`. */
  readonly title: string
  readonly productType: ProductTypeKey
  readonly categories: readonly string[]
  /** A sentence that follows the design's story in descriptions. */
  readonly about: string
  /** The view of the product in use. */
  readonly scene: ImageView
  /** The surface of its material, unless an offer names another material. */
  readonly finish?: FinishName
  /** How rarely a design is on the line: 12 means that every twelfth design is. */
  readonly every: number
  readonly offers: readonly Offer[]
  readonly hasTradePrice: boolean
}
