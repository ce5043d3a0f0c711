import { expect, test } from 'vitest'
import { aCart } from '../testing/builders.ts'
import { checkoutStepEvents } from './checkoutStepEvents.ts'

const cart = aCart()
const opened = (
  ...[before, step]: [Parameters<typeof checkoutStepEvents>[1]['before'], 'shipping' | 'billing' | 'review']
) => checkoutStepEvents(cart, { before, step, paymentType: 'stripe' }).map(({ event }) => event)

test.each([
  [undefined, 'shipping', ['begin_checkout', 'shipping_info']],
  [undefined, 'billing', ['begin_checkout']],
  [undefined, 'review', ['begin_checkout', 'review_order']],
  ['shipping', 'billing', ['add_shipping_info']],
  ['shipping', 'review', ['add_shipping_info', 'review_order']],
  ['billing', 'review', ['add_payment_info', 'review_order']],
  ['billing', 'shipping', ['shipping_info']],
  ['review', 'billing', []],
  ['shipping', 'shipping', []],
  ['review', 'review', []],
] as const)('reports these events for a move from the step %s to the step %s: %j', (before, step, events) =>
  expect(opened(before, step)).toEqual(events),
)

test('reports the identifier of the payment method as the payment type', () => {
  const [event] = checkoutStepEvents(cart, {
    before: 'billing',
    step: 'review',
    paymentType: 'PurchaseOrder',
  })
  expect(event?.ecommerce).toMatchObject({ payment_type: 'PurchaseOrder' })
})
