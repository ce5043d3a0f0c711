import { aCart, aLine } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { measuredCart } from '../../../server/measure/measuredCart.ts'
import { checkoutEvents } from './checkoutEvents.ts'

const cart = measuredCart(aCart({ lineItems: [aLine()] }))
const opened = (
  ...[before, step]: [Parameters<typeof checkoutEvents>[1]['before'], 'shipping' | 'billing' | 'review']
) => checkoutEvents(cart, { before, step, paymentType: 'stripe' }).map(({ event }) => event)

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
] as const)('from %s to %s tells %j', (before, step, events) => expect(opened(before, step)).toEqual(events))

test('a payment is told by its identifier', () => {
  const [event] = checkoutEvents(cart, { before: 'billing', step: 'review', paymentType: 'PurchaseOrder' })
  expect(event?.ecommerce).toMatchObject({ payment_type: 'PurchaseOrder' })
})
