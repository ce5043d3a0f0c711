/** Settings of the project as a whole. */
export type ProjectSettings = {
  /** Locales that a cart may have. */
  readonly languages: readonly string[]
  /** Whether product and cart discounts add up, or only the better of the two kinds applies to a cart's lines. */
  readonly discountCombinationMode: 'Stacking' | 'BestDeal'
  /** What selects a shipping tier; carts accept only this kind of input. */
  readonly shippingRateInputType: 'CartValue' | 'CartScore'
  /** Whether the country's tax rate applies when the state has none. */
  readonly countryTaxRateFallbackEnabled: boolean
  /** Days after the last change until a cart without its own setting is deleted. */
  readonly deleteDaysAfterLastModification: number
}
