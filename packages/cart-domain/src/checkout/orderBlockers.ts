import { type CheckoutProgress, shippingDone } from './checkoutStep.ts'

/** What an order still lacks before it can be placed (spec §5). */
export type OrderBlocker = 'payment-missing' | 'fields-missing'

/** Returns what a checkout lacks; empty when the order can be placed. */
export const orderBlockers = (progress: CheckoutProgress): readonly OrderBlocker[] => [
  ...(shippingDone(progress) && progress.billingAddress ? [] : (['fields-missing'] as const)),
  ...(progress.hasPayment ? [] : (['payment-missing'] as const)),
]
