/** The statuses of the order history. */
export const orderStatuses = ['In Progress', 'Delivered', 'Cancelled'] as const
/** The status of an order in the history. */
export type OrderStatus = (typeof orderStatuses)[number]

/** The platform's two states for each status. Note the spelling: orders are Cancelled, shipments Canceled. */
export type OrderStates = { readonly orderState: string; readonly shipmentState?: string | null | undefined }

/**
 * Returns the status in the order history from the platform’s two states.
 *
 * @example
 * ```ts
 * import { orderStatus } from '@selvedge/cart-domain'
 *
 * orderStatus({ orderState: 'Confirmed', shipmentState: 'Shipped' }) // 'In Progress'
 * orderStatus({ orderState: 'Confirmed', shipmentState: 'Canceled' }) // 'Cancelled'
 * ```
 */
export const orderStatus = ({ orderState, shipmentState }: OrderStates): OrderStatus => {
  if (orderState === 'Cancelled' || shipmentState === 'Canceled') return 'Cancelled'
  return shipmentState === 'Delivered' ? 'Delivered' : 'In Progress'
}
