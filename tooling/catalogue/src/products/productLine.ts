import type { Json } from '../documents.ts'
import type { ImageView } from '../images/index.ts'

export type ProductTypeKey =
  | 'fabric'
  | 'wallpaper'
  | 'bedding'
  | 'dining'
  | 'living-and-decor'
  | 'wall-art'
  | 'subscriptions'
  | 'fabric-sampler'

/** One thing that can be bought on a line: what it is called, costs (US cents) and says about itself. */
export type Offer = {
  /** The end of its sku. */
  readonly code: string
  readonly cents: number
  readonly unit: 'yard' | 'roll' | 'each' | 'set' | 'month'
  readonly attributes: Readonly<Record<string, Json>>
}

/** A kind of product that a design is printed on. */
export type ProductLine = {
  /** The end of its slugs: `printed-fabric`. */
  readonly key: string
  readonly title: string
  readonly productType: ProductTypeKey
  readonly categories: readonly string[]
  /** One sentence after the design's story. */
  readonly about: string
  /** The image of the product in use. */
  readonly scene: ImageView
  /** Of how many design-colourways one gets this line. */
  readonly every: number
  readonly offers: readonly Offer[]
  readonly hasTradePrice: boolean
}
