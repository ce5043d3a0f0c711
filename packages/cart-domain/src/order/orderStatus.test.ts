import { expect, test } from 'vitest'
import { orderStatus } from './orderStatus.ts'

test.each([
  ['Open', null, 'In Progress'],
  ['Confirmed', 'Shipped', 'In Progress'],
  ['Complete', 'Delivered', 'Delivered'],
  ['Cancelled', null, 'Cancelled'],
  ['Open', 'Canceled', 'Cancelled'],
] as const)(
  'maps the order state %s with the shipment state %s to the status %s',
  (orderState, shipmentState, status) => {
    expect(orderStatus({ orderState, shipmentState })).toBe(status)
  },
)
