import { expect, test } from 'vitest'
import { orderStatus } from './orderStatus.ts'

test.each([
  ['Open', null, 'In Progress'],
  ['Confirmed', 'Shipped', 'In Progress'],
  ['Complete', 'Delivered', 'Delivered'],
  ['Cancelled', null, 'Cancelled'],
  ['Open', 'Canceled', 'Cancelled'],
] as const)('maps order %s with shipment %s to %s', (orderState, shipmentState, status) => {
  expect(orderStatus({ orderState, shipmentState })).toBe(status)
})
