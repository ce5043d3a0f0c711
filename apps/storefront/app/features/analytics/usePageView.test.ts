import { expect, test } from 'vitest'
import { pageTypeOf } from './usePageView.ts'

test.each([
  ['routes/($locale)._index', 'home'],
  ['routes/($locale).product.$slug', 'product'],
  ['routes/($locale).checkout._index', 'checkout'],
  ['routes/($locale).checkout.success', 'order-success'],
  ['routes/$', 'not-found'],
  ['root', 'not-found'],
  ['routes/($locale).wishlist', 'wishlist'],
])('gives the route %s the page type %s', (route, type) => expect(pageTypeOf(route)).toBe(type))
