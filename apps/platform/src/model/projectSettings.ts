/** Settings of the project as a whole. */
export type ProjectSettings = {
  /** Locales that a cart may have. */
  readonly languages: readonly string[]
  /** Whether product and cart discounts add up, or only the better of the two kinds applies to a cart's lines. */
  readonly discountCombinationMode: 'Stacking' | 'BestDeal'
  /** Whether the value or the score of a cart selects its shipping tier. Carts accept no other kind of input. */
  readonly shippingRateInputType: 'CartValue' | 'CartScore'
  /** Whether the country's tax rate applies when the state has none. */
  readonly countryTaxRateFallbackEnabled: boolean
  /**
   * A cart is deleted this number of days after its last change. A cart can have its own number, which takes
   * precedence.
   */
  readonly deleteDaysAfterLastModification: number
}
