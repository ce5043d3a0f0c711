/** An item in the shape of GA4. Amounts are in whole units of the currency: cents divided by 100. */
export type AnalyticsItem = {
  readonly item_id: string
  readonly item_name: string
  readonly item_brand?: string
  readonly item_category?: string
  readonly item_category2?: string
  readonly item_variant?: string
  readonly item_list_id?: string
  readonly item_list_name?: string
  readonly promotion_id?: string
  readonly promotion_name?: string
  readonly creative_name?: string
  readonly creative_slot?: string
  readonly affiliation?: string
  readonly coupon?: string
  /** The discount on one unit. */
  readonly discount?: number
  /** The place in the list, from 0. */
  readonly index?: number
  /** The price of one unit after discounts. */
  readonly price: number
  readonly quantity: number
  /** The SKU of the variant and the key of its product, as line items carry them. */
  readonly childSku?: string
  readonly parentSku?: string
}
