import { expect, test } from 'vitest'
import { formProblems } from './formProblems.ts'
import { funnelProblems } from './funnelProblems.ts'
import type { TrackedEvent } from './trackedEvent.ts'

const clear: TrackedEvent = { event: 'clear-ecommerce', ecommerce: null }
const ecommerce = { currency: 'USD', value: 39, items: [{ item_id: 'a', price: 39, quantity: 1 }] }
const step = (event: string, number?: number): TrackedEvent => ({
  event,
  ecommerce: number === undefined ? ecommerce : { ...ecommerce, step: number },
})

test('finds no problem in the events of a visitor who goes from the product to the review', () => {
  const events = [
    { event: 'page-type', pageType: 'product' },
    clear,
    step('view_item'),
    clear,
    step('view_cart', 0),
    clear,
    step('begin_checkout'),
    clear,
    step('shipping_info', 2),
    clear,
    step('add_shipping_info', 2),
    clear,
    step('review_order', 4),
  ]
  expect([...formProblems(events), ...funnelProblems(events)]).toEqual([])
})

test.each<[string, TrackedEvent, RegExp]>([
  ['a name that is not specified', { event: 'viewed' }, /no event viewed/],
  ['a value in cents', { event: 'view_item', ecommerce: { ...ecommerce, value: 3900 } }, /a value of 3900/],
  ['no currency', { event: 'view_item', ecommerce: { ...ecommerce, currency: '' } }, /is in/],
  ['no items', { event: 'view_item', ecommerce: { ...ecommerce, items: [] } }, /no items/],
  ['no ecommerce', { event: 'view_item' }, /carries no ecommerce/],
  ['a purchase without its order', step('purchase', 5), /names no order/],
])('reports %s as a problem', (_, event, problem) => {
  expect(formProblems([clear, event]).join()).toMatch(problem)
})

test('reports a commerce event without a preceding clear-ecommerce event', () =>
  expect(formProblems([step('view_item')])).toEqual(['view_item comes after undefined without clearing']))

test.each([
  [['view_cart', 'shipping_info'], 'shipping_info came after view_cart'],
  [['begin_checkout', 'add_shipping_info'], 'add_shipping_info came after begin_checkout'],
  [['purchase', 'add_payment_info'], 'add_payment_info came after purchase'],
  [['begin_checkout', 'review_order', 'review_order'], 'review_order came after review_order'],
])('reports the step that is out of order in %j', (names, problem) =>
  expect(
    funnelProblems(names.map((name) => ({ event: name, ecommerce: { ...ecommerce, step: 0 } }))).filter(
      (found) => found.includes('came after'),
    ),
  ).toEqual([problem]),
)
