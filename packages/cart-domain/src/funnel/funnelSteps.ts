import type { CommerceEvent, FunnelStep } from '@selvedge/analytics'

/** The step of each event in the analytics funnel; the cart is step 0. */
export const funnelSteps = {
  view_cart: 0,
  add_shipping_info: 2,
  shipping_info: 2,
  add_payment_info: 3,
  review_order: 4,
  purchase: 5,
} as const satisfies Partial<Record<CommerceEvent['event'], FunnelStep>>
