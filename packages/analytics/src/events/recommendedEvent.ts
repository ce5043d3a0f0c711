import type { CommerceFields } from './commerceEvent.ts'
import type { AnalyticsItem } from './item.ts'

/** The list that items are shown in. */
export type ItemListFields = {
  readonly item_list_id?: string
  readonly item_list_name?: string
  readonly currency?: string
  readonly items: readonly AnalyticsItem[]
}

/** A banner or another promotion, and the items that it promotes. Several promotions are items with these fields of their own. */
export type PromotionFields = {
  readonly promotion_id?: string
  readonly promotion_name?: string
  readonly creative_name?: string
  readonly creative_slot?: string
  readonly items: readonly AnalyticsItem[]
}

/**
 * Recommended events of GA4 that only the site itself can report: searches, lists of items, promotions, the
 * wishlist and the registration. Nothing in these packages sends them. The data layer sends `clear-ecommerce` before those with items.
 */
export type RecommendedEvent =
  | { readonly event: 'search'; readonly search_term: string }
  | { readonly event: 'add_to_wishlist'; readonly ecommerce: CommerceFields }
  | { readonly event: 'sign_up'; readonly method?: string }
  | { readonly event: 'view_promotion'; readonly ecommerce: PromotionFields }
  | {
      readonly event: 'select_promotion'
      readonly ecommerce: Omit<PromotionFields, 'items'> & Partial<Pick<PromotionFields, 'items'>>
    }
  | { readonly event: 'view_item_list' | 'select_item'; readonly ecommerce: ItemListFields }
