import { type CheckoutProgress, isShippingComplete } from './checkoutStep.ts'

/** What an order still lacks before it can be placed. */
export type OrderBlocker = 'payment-missing' | 'fields-missing'

/**
 * Returns what a checkout lacks before the order can be placed; empty when it lacks nothing.
 *
 * @example
 * ```ts
 * import { orderBlockers } from '@selvedge/cart-domain'
 *
 * orderBlockers({ lineItems: [{}], hasPayment: false }) // ['fields-missing', 'payment-missing']
 * ```
 */
export const orderBlockers = (progress: CheckoutProgress): readonly OrderBlocker[] => [
  ...(isShippingComplete(progress) && progress.billingAddress ? [] : (['fields-missing'] as const)),
  ...(progress.hasPayment ? [] : (['payment-missing'] as const)),
]
