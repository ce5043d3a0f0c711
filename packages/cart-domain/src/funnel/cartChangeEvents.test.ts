import { expect, test } from 'vitest'
import { aCart, aLine } from '../testing/builders.ts'
import { cartChangeEvents } from './cartChangeEvents.ts'

const cartOf = (quantity: number, more: { readonly id?: string } = {}) => ({
  ...aCart([aLine({ id: 'a', quantity })]),
  id: 'cart-1',
  codes: [] as readonly { readonly id: string; readonly code: string }[],
  ...more,
})
const withCode = (quantity: number) => ({
  ...cartOf(quantity),
  codes: [{ id: 'code-1', code: 'WELCOME10' }],
})
const names = (...states: Parameters<typeof cartChangeEvents>) =>
  cartChangeEvents(...states).map(({ event }) => event)

test('reports the difference of the quantities as added or removed units', () => {
  expect(cartChangeEvents(cartOf(1), cartOf(4))).toMatchObject([
    { event: 'add_to_cart', ecommerce: { value: 117, items: [{ quantity: 3, price: 39 }] } },
  ])
  expect(cartChangeEvents(cartOf(4), cartOf(1))).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { value: 117, items: [{ quantity: 3 }] } },
  ])
  expect(names(undefined, cartOf(2))).toEqual(['add_to_cart'])
})

test('reports applied and removed discount codes with the value of the cart after the change', () => {
  expect(cartChangeEvents(cartOf(1), withCode(1))).toMatchObject([
    { event: 'apply_coupon', ecommerce: { coupon: 'WELCOME10', value: 39 } },
  ])
  expect(cartChangeEvents(withCode(1), cartOf(1))).toMatchObject([
    { event: 'remove_coupon', ecommerce: { coupon: 'WELCOME10' } },
  ])
  expect(names(withCode(1), withCode(1))).toEqual([])
})

test('reports nothing when the cart disappears or is replaced by another cart', () => {
  expect(names(cartOf(2), undefined)).toEqual([])
  expect(names(cartOf(2), cartOf(1, { id: 'another' }))).toEqual([])
})
