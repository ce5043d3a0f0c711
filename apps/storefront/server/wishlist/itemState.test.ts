import { aLine } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { itemState } from './itemState.ts'

const { variant } = aLine()
const price = { id: 'price', value: { centAmount: 100, currencyCode: 'USD' }, discounted: null }
const yard = [
  { name: 'category', value: 'fill-a-yard' },
  { name: 'template-name', value: 'Four quarters' },
]

const anItem = (changes: object = {}, line: object = {}) =>
  ({
    published: true,
    custom: null,
    variant: { ...variant, attributesRaw: [], availability: null, price, ...changes },
    ...line,
  }) as unknown as Parameters<typeof itemState>[0]

test.each([
  ['available', 'without a stock', anItem()],
  ['available', 'in stock', anItem({ availability: { noChannel: { isOnStock: true } } })],
  ['out-of-stock', 'without stock', anItem({ availability: { noChannel: { isOnStock: false } } })],
  ['gone', 'that is no longer published', anItem({}, { published: false })],
  ['gone', 'whose product was deleted', anItem({}, { variant: null })],
  ['gone', 'without a price in the currency', anItem({ price: null })],
  [
    'gone',
    'that is discontinued',
    anItem({ attributesRaw: [{ name: 'variant-status', value: 'Discontinued' }] }),
  ],
  ['choice', 'without its designs', anItem({ attributesRaw: yard })],
])('returns the state %s for an item %s', (state, _, item) => expect(itemState(item)).toBe(state))
