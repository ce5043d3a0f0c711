/** Settings of the project as a whole. */
export type ProjectSettings = {
  /** Locales that a cart may have. */
  readonly languages: readonly string[]
  /** Whether product and cart discounts add up, or only the better of the two kinds applies to a cart's lines. */
  readonly discountCombinationMode: 'Stacking' | 'BestDeal'
  /** What shipping tiers go by; only an input of this kind can be set on a cart. */
  readonly shippingRateInputType: 'CartValue' | 'CartScore'
  /** Whether an address whose state has no tax rate takes the country's. */
  readonly countryTaxRateFallbackEnabled: boolean
  /** Days after which a cart that says nothing else is deleted. */
  readonly deleteDaysAfterLastModification: number
}
