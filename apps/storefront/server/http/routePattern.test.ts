import { expect, test } from 'vitest'
import { createRoutePattern } from './routePattern.ts'

const patternOf = createRoutePattern({
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', path: ':locale?', index: true },
  product: { id: 'product', parentId: 'root', path: ':locale?/product/:slug' },
  account: { id: 'account', parentId: 'root', path: ':locale?/account' },
  order: { id: 'order', parentId: 'account', path: 'orders/:number' },
})

test.each([
  ['/', '//:locale?'],
  ['/en-gb/product/blue-linen', '//:locale?/product/:slug'],
  ['/product/blue-linen.data', '//:locale?/product/:slug'],
  ['/account/orders/ord-1', '//:locale?/account/orders/:number'],
  ['/pictures/ab12/480', '/pictures/*'],
  ['/wp-admin/mail@example.com', '*'],
])('finds the pattern of %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern.replace('//', '/'))
})
