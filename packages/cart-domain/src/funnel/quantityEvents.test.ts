import { expect, test } from 'vitest'
import { aLine, usd } from '../testing/builders.ts'
import { quantityEvents } from './quantityEvents.ts'

const cart = (...lineItems: ReturnType<typeof aLine>[]) => ({ lineItems })
const told = (...args: Parameters<typeof quantityEvents>) =>
  quantityEvents(...args).map(({ event, ecommerce }) => [
    event,
    ecommerce.items[0]?.quantity,
    ecommerce.value,
  ])

test('a rise is an addition, a fall a removal, both by the difference', () => {
  expect(told(cart(aLine({ quantity: 2 })), cart(aLine({ quantity: 5 })))).toEqual([['add_to_cart', 3, 117]])
  expect(told(cart(aLine({ quantity: 5 })), cart(aLine({ quantity: 2 })))).toEqual([
    ['remove_from_cart', 3, 117],
  ])
})

test('what stayed as it was is not told', () => {
  expect(told(cart(aLine()), cart(aLine()))).toEqual([])
  expect(told(undefined, undefined)).toEqual([])
})

test('a new line is an addition of all its units, a lost one a removal of all', () => {
  expect(told(undefined, cart(aLine({ quantity: 2 })))).toEqual([['add_to_cart', 2, 78]])
  expect(told(cart(aLine({ quantity: 2 })), undefined)).toEqual([['remove_from_cart', 2, 78]])
  expect(told(cart(aLine(), aLine({ id: 'b' })), cart(aLine({ id: 'b' })))).toEqual([
    ['remove_from_cart', 1, 39],
  ])
})

test('the value is what the units cost after discounts, in whole units of the currency', () => {
  const line = aLine({ quantity: 3, totalPrice: usd(10_000) })
  const [event] = quantityEvents(cart(aLine({ quantity: 1 })), cart(line))
  expect(event?.ecommerce).toMatchObject({ currency: 'USD', value: 66.67 })
  expect(event?.ecommerce.items[0]).toMatchObject({ item_id: 'terrazzo-rosa-18', price: 33.33, quantity: 2 })
})

test('a line that was left at nothing is worth nothing', () => {
  const none = aLine({ quantity: 0, totalPrice: usd(0) })
  expect(told(cart(aLine({ quantity: 2 })), cart(none))).toEqual([['remove_from_cart', 2, 0]])
})
