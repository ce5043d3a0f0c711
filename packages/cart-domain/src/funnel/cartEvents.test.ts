import { expect, test } from 'vitest'
import { aCart, aLine, usd } from '../testing/builders.ts'
import {
  addPaymentInfoEvent,
  beginCheckoutEvent,
  couponEvent,
  purchaseEvent,
  reviewOrderEvent,
  shippingInfoEvent,
  viewCartEvent,
} from './cartEvents.ts'
import { viewItemEvent } from './viewItemEvent.ts'

const cart = aCart([aLine({ quantity: 2 }), aLine({ id: 'b' })], {
  totalPrice: usd(12_500),
  taxedPrice: { totalNet: usd(12_500), totalGross: usd(13_500) },
  shippingInfo: {
    shippingMethodName: 'Standard',
    price: usd(800),
    discountedPrice: { value: usd(640), includedDiscounts: [] },
  },
})
const commerce = { currency: 'USD', value: 135 }

test('includes the cart value and the step number in each funnel event', () => {
  expect(viewCartEvent(cart)).toMatchObject({ event: 'view_cart', ecommerce: { ...commerce, step: 0 } })
  expect(shippingInfoEvent(cart)).toMatchObject({
    event: 'add_shipping_info',
    ecommerce: { ...commerce, step: 2, shipping_tier: 'Standard' },
  })
  expect(shippingInfoEvent(aCart(), 'shipping_info')).toEqual({
    event: 'shipping_info',
    ecommerce: { currency: 'USD', value: 39, items: expect.any(Array), step: 2 },
  })
  expect(addPaymentInfoEvent(cart, 'Paypal')).toMatchObject({
    event: 'add_payment_info',
    ecommerce: { ...commerce, step: 3, payment_type: 'Paypal' },
  })
  expect(reviewOrderEvent(cart)).toMatchObject({ event: 'review_order', ecommerce: { ...commerce, step: 4 } })
})

test('has no step number in the event begin_checkout', () => {
  const { event, ecommerce } = beginCheckoutEvent(cart)
  expect(event).toBe('begin_checkout')
  expect(ecommerce).not.toHaveProperty('step')
})

test('numbers items from 0', () => {
  expect(viewCartEvent(cart).ecommerce.items.map(({ index, quantity }) => [index, quantity])).toEqual([
    [0, 2],
    [1, 1],
  ])
})

test('reports a purchase with the order number, and with tax and shipping in currency units instead of cents', () => {
  expect(purchaseEvent(cart, 'SV-1')).toMatchObject({
    event: 'purchase',
    ecommerce: { ...commerce, step: 5, transaction_id: 'SV-1', tax: 10, shipping: 6.4 },
  })
  expect(purchaseEvent(aCart(), 'SV-2').ecommerce).toMatchObject({ tax: 0, shipping: 0 })
})

test.each(['apply_coupon', 'remove_coupon'] as const)('reports the discount code in %s', (event) => {
  expect(couponEvent(event, cart, 'WELCOME10')).toMatchObject({
    event,
    ecommerce: { ...commerce, coupon: 'WELCOME10' },
  })
})

test('reports a viewed product as one item', () => {
  const seen = { sku: 'a', name: 'Terrazzo', price: usd(3_900), more: { item_category: 'fabric', index: 4 } }
  expect(viewItemEvent(seen)).toEqual({
    event: 'view_item',
    ecommerce: {
      currency: 'USD',
      value: 39,
      items: [
        { item_id: 'a', item_name: 'Terrazzo', quantity: 1, price: 39, item_category: 'fabric', index: 4 },
      ],
    },
  })
})
