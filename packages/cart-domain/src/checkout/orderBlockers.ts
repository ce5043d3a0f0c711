import type { CheckoutProgress } from './checkoutStep.ts'

/** What an order still needs before it can be placed (spec §5). */
export type OrderBlocker = 'payment-missing' | 'fields-missing'

/** What is missing of a checkout; nothing when the order can be placed. */
export const orderBlockers = (progress: CheckoutProgress): readonly OrderBlocker[] => {
  const { customerEmail, shippingAddress, shippingInfo, billingAddress, hasPayment } = progress
  const complete = customerEmail && shippingAddress && shippingInfo && billingAddress
  return [
    ...(complete ? [] : (['fields-missing'] as const)),
    ...(hasPayment ? [] : (['payment-missing'] as const)),
  ]
}
