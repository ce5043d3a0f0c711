/** An item as the data layer carries it. `price` is in whole units of the currency (cents divided by 100, spec §9). */
export type AnalyticsItem = {
  readonly item_id: string
  readonly item_name: string
  readonly item_category?: string
  readonly price: number
  readonly quantity: number
}

type Commerce = {
  readonly currency: string
  readonly value: number
  readonly items: readonly AnalyticsItem[]
}

/** The events of the shop's data layer (spec §7). */
export type AnalyticsEvent =
  | {
      readonly event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart'
      readonly ecommerce: Commerce
    }
  | {
      readonly event: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info' | 'review_order'
      readonly ecommerce: Commerce
    }
  | {
      readonly event: 'purchase'
      readonly ecommerce: Commerce & {
        readonly transaction_id: string
        readonly tax: number
        readonly shipping: number
      }
    }
  | { readonly event: 'page-type'; readonly pageType: string }
