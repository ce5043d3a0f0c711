import { aCart, aLine, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { measuredCart } from '../../../server/measure/measuredCart.ts'
import { cartEvents } from './cartEvents.ts'

const line = (quantity: number) => aLine({ id: 'a', quantity, totalPrice: usd(3_900 * quantity) })
const cartOf = (quantity: number, more: Parameters<typeof aCart>[0] = {}) =>
  measuredCart(aCart({ lineItems: [line(quantity)], totalPrice: usd(3_900 * quantity), ...more }))
const withCode = (quantity: number) => ({
  ...cartOf(quantity),
  codes: [{ id: 'code-1', code: 'WELCOME10' }],
})
const names = (...states: Parameters<typeof cartEvents>) => cartEvents(...states).map(({ event }) => event)

test('units added and taken out are told by their difference', () => {
  expect(cartEvents(cartOf(1), cartOf(4))).toMatchObject([
    { event: 'add_to_cart', ecommerce: { value: 117, items: [{ quantity: 3, price: 39 }] } },
  ])
  expect(cartEvents(cartOf(4), cartOf(1))).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { value: 117, items: [{ quantity: 3 }] } },
  ])
  expect(names(undefined, cartOf(2))).toEqual(['add_to_cart'])
})

test('codes that came and went are told with the cart as it is then', () => {
  expect(cartEvents(cartOf(1), withCode(1))).toMatchObject([
    { event: 'apply_coupon', ecommerce: { coupon: 'WELCOME10', value: 39 } },
  ])
  expect(cartEvents(withCode(1), cartOf(1))).toMatchObject([
    { event: 'remove_coupon', ecommerce: { coupon: 'WELCOME10' } },
  ])
  expect(names(withCode(1), withCode(1))).toEqual([])
})

test('a cart that was bought, merged or moved to another currency is another one: nothing is told', () => {
  expect(names(cartOf(2), undefined)).toEqual([])
  expect(names(cartOf(2), cartOf(1, { id: 'another' }))).toEqual([])
})
