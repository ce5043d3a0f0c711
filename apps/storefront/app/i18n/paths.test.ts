import { expect, test } from 'vitest'
import { createPaths, inLocale, localeOfPath, safePath } from './paths.ts'

test('a path without a locale is en-US, and en-US adds none', () => {
  expect(localeOfPath('/cart')).toBe('en-US')
  expect(createPaths('en-US').cart()).toBe('/cart')
  expect(localeOfPath('/en-GB.data')).toBe('en-GB')
  expect(createPaths('en-GB').home()).toBe('/en-GB')
})

test('cart, checkout with its steps, and success have the addresses of the specification', () => {
  const paths = createPaths('en-US')
  expect(paths.cart()).toBe('/cart')
  expect((['shipping', 'billing', 'review'] as const).map(paths.checkoutStep)).toEqual([
    '/checkout',
    '/checkout#billing',
    '/checkout#review',
  ])
  expect(paths.success('SV-100001')).toBe('/checkout/success?order=SV-100001')
})

test('switching the locale keeps path and query', () => {
  expect(inLocale('/en-GB/search?query=fan#top', 'en')).toBe('/en/search?query=fan#top')
  expect(inLocale('/en-AU', 'en-US')).toBe('/')
  expect(inLocale('/product/a', 'en-CA')).toBe('/en-CA/product/a')
})

test.each([
  '//e',
  '/\\e',
  'javascript:alert(1)',
  '/a\r\nb',
  '/\tb',
  'http://e.example',
  '',
  undefined,
  ['x'],
  '/a/../..//e',
])('going on to %j goes to the start page or stays in the shop', (value) => {
  expect(safePath(value)).toMatch(/^\/(?!\/)/)
  expect(new URL(safePath(value), 'http://shop.test').origin).toBe('http://shop.test')
})

test('a plain path is kept with its query', () =>
  expect(safePath('/checkout?edit=billing#review')).toBe('/checkout?edit=billing#review'))
