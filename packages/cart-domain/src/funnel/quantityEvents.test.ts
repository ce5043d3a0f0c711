import { expect, test } from 'vitest'
import { aLine, usd } from '../testing/builders.ts'
import { quantityEvents } from './quantityEvents.ts'

const cart = (...lineItems: ReturnType<typeof aLine>[]) => ({ lineItems })
const reported = (...args: Parameters<typeof quantityEvents>) =>
  quantityEvents(...args).map(({ event, ecommerce }) => [
    event,
    ecommerce.items[0]?.quantity,
    ecommerce.value,
  ])

test('reports a higher quantity as an addition and a lower quantity as a removal, and reports only the difference', () => {
  expect(reported(cart(aLine({ quantity: 2 })), cart(aLine({ quantity: 5 })))).toEqual([
    ['add_to_cart', 3, 117],
  ])
  expect(reported(cart(aLine({ quantity: 5 })), cart(aLine({ quantity: 2 })))).toEqual([
    ['remove_from_cart', 3, 117],
  ])
})

test('reports no event for an unchanged line', () => {
  expect(reported(cart(aLine()), cart(aLine()))).toEqual([])
  expect(reported(undefined, undefined)).toEqual([])
})

test('reports a new line as an addition of all its units, and a removed line as a removal of all its units', () => {
  expect(reported(undefined, cart(aLine({ quantity: 2 })))).toEqual([['add_to_cart', 2, 78]])
  expect(reported(cart(aLine({ quantity: 2 })), undefined)).toEqual([['remove_from_cart', 2, 78]])
  expect(reported(cart(aLine(), aLine({ id: 'b' })), cart(aLine({ id: 'b' })))).toEqual([
    ['remove_from_cart', 1, 39],
  ])
})

test('reports the discounted price of the added items as the value, in currency units instead of cents', () => {
  const line = aLine({ quantity: 3, totalPrice: usd(10_000) })
  const [event] = quantityEvents(cart(aLine({ quantity: 1 })), cart(line))
  expect(event?.ecommerce).toMatchObject({ currency: 'USD', value: 66.67 })
  expect(event?.ecommerce.items[0]).toMatchObject({ item_id: 'terrazzo-rosa-18', price: 33.33, quantity: 2 })
})

test('reports a value of 0 for a line whose new quantity is 0', () => {
  const none = aLine({ quantity: 0, totalPrice: usd(0) })
  expect(reported(cart(aLine({ quantity: 2 })), cart(none))).toEqual([['remove_from_cart', 2, 0]])
})
