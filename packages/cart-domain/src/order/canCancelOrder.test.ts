import { expect, test } from 'vitest'
import { canCancelOrder, isUnprinted } from './canCancelOrder.ts'

const goods = { productType: { key: 'FABRIC' } }
const order = (changes: object = {}) => ({
  orderState: 'Open',
  shipmentState: null,
  lineItems: [goods],
  ...changes,
})

test.each([
  ['Open', null],
  ['Open', 'Pending'],
])(
  'lets a shopper cancel an order with the order state %s and the shipment state %s',
  (orderState, shipmentState) => {
    expect(canCancelOrder(order({ orderState, shipmentState }))).toBe(true)
  },
)

test.each([
  ['Confirmed', null],
  ['Confirmed', 'Pending'],
  ['Complete', 'Delivered'],
  ['Cancelled', null],
  ['Open', 'Ready'],
  ['Open', 'Shipped'],
  ['Open', 'Backorder'],
])(
  'does not let a shopper cancel an order with the order state %s and the shipment state %s',
  (orderState, shipmentState) => {
    expect(canCancelOrder(order({ orderState, shipmentState }))).toBe(false)
  },
)

test('does not let a shopper cancel an order with a delivery', () => {
  expect(isUnprinted(order({ shippingInfo: { deliveries: [{ id: 'd' }] } }))).toBe(false)
})
