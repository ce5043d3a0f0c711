import type { AnalyticsItem } from './item.ts'

/** The fields of every commerce event. `value` is in whole units of `currency`. */
export type CommerceFields = {
  readonly currency: string
  readonly value: number
  readonly items: readonly AnalyticsItem[]
  readonly coupon?: string
}

/** The number of a step of the funnel: view cart 0, shipping 2, payment 3, review 4, purchase 5. */
export type FunnelStep = 0 | 2 | 3 | 4 | 5

type Funnel<Step extends FunnelStep> = CommerceFields & { readonly step: Step }

/**
 * The amounts of an order, in whole units of its currency. `transaction_id` is the order number that the shopper sees.
 */
export type PurchaseFields = Funnel<5> & {
  readonly transaction_id: string
  readonly tax: number
  readonly shipping: number
}

/** The commerce events. The data layer sends `clear-ecommerce` before each. */
export type CommerceEvent =
  | {
      readonly event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout'
      readonly ecommerce: CommerceFields
    }
  | { readonly event: 'view_cart'; readonly ecommerce: Funnel<0> }
  | {
      readonly event: 'add_shipping_info' | 'shipping_info'
      readonly ecommerce: Funnel<2> & { readonly shipping_tier?: string }
    }
  | {
      readonly event: 'add_payment_info'
      readonly ecommerce: Funnel<3> & { readonly payment_type?: string }
    }
  | { readonly event: 'review_order'; readonly ecommerce: Funnel<4> }
  | { readonly event: 'purchase'; readonly ecommerce: PurchaseFields }
  | {
      readonly event: 'apply_coupon' | 'remove_coupon'
      readonly ecommerce: CommerceFields & { readonly coupon: string }
    }
