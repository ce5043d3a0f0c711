/** The statuses of the order history (spec §4). */
export type OrderStatus = 'In Progress' | 'Delivered' | 'Cancelled'

/** The platform's two states behind a status. Note the spelling: orders are Cancelled, shipments Canceled. */
export type OrderStates = { readonly orderState: string; readonly shipmentState?: string | null }

export const orderStatus = ({ orderState, shipmentState }: OrderStates): OrderStatus => {
  if (orderState === 'Cancelled' || shipmentState === 'Canceled') return 'Cancelled'
  return shipmentState === 'Delivered' ? 'Delivered' : 'In Progress'
}
