import { expect, test } from 'vitest'
import { formProblems } from './formProblems.ts'
import { funnelProblems } from './funnelProblems.ts'
import type { Told } from './told.ts'

const clear: Told = { event: 'clear-ecommerce', ecommerce: null }
const ecommerce = { currency: 'USD', value: 39, items: [{ item_id: 'a', price: 39, quantity: 1 }] }
const step = (event: string, number?: number): Told => ({
  event,
  ecommerce: number === undefined ? ecommerce : { ...ecommerce, step: number },
})

test('a way from the product to the review has nothing wrong with it', () => {
  const told = [
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
  expect([...formProblems(told), ...funnelProblems(told)]).toEqual([])
})

test.each<[string, Told, RegExp]>([
  ['a name that nobody specified', { event: 'viewed' }, /no event viewed/],
  ['cents beside units', step('view_item'), /worth 3900 with goods of 39/],
  ['no currency', { event: 'view_item', ecommerce: { ...ecommerce, currency: '' } }, /is in/],
  ['no items', { event: 'view_item', ecommerce: { ...ecommerce, items: [] } }, /no items/],
  ['nothing at all', { event: 'view_item' }, /carries no ecommerce/],
  ['a purchase without its order', step('purchase', 5), /names no order/],
])('%s is noticed', (what, entry, words) => {
  const told = what === 'cents beside units' ? { ...entry, ecommerce: { ...ecommerce, value: 3900 } } : entry
  expect(formProblems([clear, told]).join()).toMatch(words)
})

test('an event about goods that comes without clearing is noticed', () =>
  expect(formProblems([step('view_item')])).toEqual(['view_item comes after undefined without clearing']))

test.each([
  [['view_cart', 'shipping_info'], 'shipping_info came after view_cart'],
  [['begin_checkout', 'add_shipping_info'], 'add_shipping_info came after begin_checkout'],
  [['purchase', 'add_payment_info'], 'add_payment_info came after purchase'],
  [['begin_checkout', 'review_order', 'review_order'], 'review_order came after review_order'],
])('a funnel of %j goes other than on', (names, problem) =>
  expect(
    funnelProblems(names.map((name) => ({ event: name, ecommerce: { ...ecommerce, step: 0 } }))).filter(
      (found) => found.includes('came after'),
    ),
  ).toEqual([problem]),
)
