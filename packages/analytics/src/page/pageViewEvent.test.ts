import { expect, test } from 'vitest'
import { pageViewEvent } from './pageViewEvent.ts'

test('reports the page’s type, site sections, carts, experiments and user statistics', () => {
  const page = {
    pageType: 'product',
    pageCategory: 'printed-fabric',
    pageSubcategory: 'linen',
    cart_id: 'cart-1',
    guest_cart_id: 'cart-0',
    'split-testing': { hero: 'b' },
    user_information: { orders: 3 },
  }
  expect(pageViewEvent(page)).toEqual({ event: 'page-type', ...page })
})

test('omits undefined values, so that earlier values in the data layer stay visible', () => {
  expect(Object.keys(pageViewEvent({ pageType: 'home', cart_id: undefined, pageCategory: '' }))).toEqual([
    'event',
    'pageType',
    'pageCategory',
  ])
})
