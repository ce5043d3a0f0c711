import { expect, test } from 'vitest'
import { aShopper, theBooks } from './builders.ts'
import { violationsOf } from './violations.ts'

const outcome = {
  shoppers: [aShopper('200001'), aShopper('200002')],
  orderNumbers: ['200001', '200002'],
  books: theBooks(),
  failedEvents: [],
}

test('reports nothing when each shopper has an order and the books agree', () => {
  expect(violationsOf(outcome)).toEqual([])
})

test('reports an order that a shopper saw and that is lost', () => {
  expect(violationsOf({ ...outcome, orderNumbers: ['200001'] })).toEqual([
    'Order 200002 was confirmed to a shopper and is lost.',
  ])
})

test('reports an order that exists twice, and one that two shoppers saw', () => {
  expect(violationsOf({ ...outcome, orderNumbers: ['200001', '200002', '200002'] })).toEqual([
    'Order 200002 exists twice.',
  ])
  expect(violationsOf({ ...outcome, shoppers: [aShopper('200001'), aShopper('200001')] })).toEqual([
    'Order 200001 was confirmed to two shoppers.',
  ])
})

test('reports shoppers without an order, differences of the books, and events that failed', () => {
  expect(
    violationsOf({
      ...outcome,
      shoppers: [...outcome.shoppers, aShopper('', { isShown: false, last: '503 /checkout' })],
      books: theBooks({ differences: ['payments of order 200001: 0 instead of 100'] }),
      failedEvents: ['redis: restart failed'],
    }),
  ).toEqual([
    'redis: restart failed',
    'Shopper 1 (guest, card) has no order: 503 /checkout',
    'payments of order 200001: 0 instead of 100',
  ])
})
