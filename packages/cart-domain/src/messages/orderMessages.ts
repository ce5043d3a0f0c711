/** The log messages for failures while an order is processed. */
export const orderMessages = {
  'order-number': 'Failed to set order number',
  'store-credit': 'Failed to deduct Spoondollars (aka create CT payment)',
  'replicate-cart': 'Failed to replicate cart',
  capture: 'Failed to capture payment',
  'fetch-order': 'Failed to fetch Order and/or Spoondollars',
  'capture-fpa': 'Failed to capture payment FPA',
  'validate-lines': 'Failed to validate line items',
} as const
/** The kind of a failure while an order is processed. */
export type OrderMessage = keyof typeof orderMessages
