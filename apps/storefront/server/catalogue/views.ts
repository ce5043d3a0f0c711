/** A product as its card shows it. Prices are written out, so that the page carries no more than it shows. */
export type CardView = {
  readonly slug: string
  readonly name: string
  readonly designer: string
  readonly colourway: string
  readonly picture: string
  readonly hover: string
  readonly dots: readonly string[]
  readonly price: string
  readonly was: string
  readonly unit: string
}

export type FacetOption = {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly chosen: boolean
}
export type FacetView = { readonly name: string; readonly options: readonly FacetOption[] }

/** One page of a listing. */
export type ListingView = {
  readonly total: number
  readonly cards: readonly CardView[]
  readonly facets: readonly FacetView[]
  readonly page: number
  readonly pages: number
}

export type CategoryLink = {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly slug: string
  readonly parentId: string
}

export type OptionView = {
  readonly label: string
  readonly note: string
  readonly sku: string
  readonly chosen: boolean
  readonly price: string
}
export type AxisView = { readonly name: string; readonly options: readonly OptionView[] }
export type FactView = { readonly name: string; readonly value: string }
export type ShotView = {
  readonly picture: string
  readonly label: string
  readonly width: number
  readonly height: number
}

/** A product as its page shows it, with one variant chosen. */
export type ProductView = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly designer: string
  readonly colourway: string
  readonly description: string
  readonly typeKey: string
  readonly dots: readonly string[]
  readonly repeat: string
  /** Printed size of one whole tile in centimetres; 0 when it is not known. */
  readonly repeatWidthCm: number
  readonly repeatHeightCm: number
  readonly breadcrumbs: readonly { readonly name: string; readonly slug: string }[]
  readonly shots: readonly ShotView[]
  readonly axes: readonly AxisView[]
  readonly sku: string
  /** The key of the product, as its line in a cart tells it to events; empty when it has none. */
  readonly parentSku: string
  readonly price: string
  readonly priceCents: number
  readonly currency: string
  /** Whether Afterpay takes such a product, if only its amount is right. */
  readonly afterpay: boolean
  /** Whether anything is shipped of it. */
  readonly shipped: boolean
  /** Whether the price is one for the shopper's customer group. */
  readonly groupPrice: boolean
  readonly was: string
  readonly discount: string
  readonly unit: string
  readonly available: boolean
  readonly facts: readonly FactView[]
}
