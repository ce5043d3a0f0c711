import { expect, test } from 'vitest'
import { createPaths, localeOfPath, pathInLocale, safeRedirectPath } from './paths.ts'

test('reads a path without a locale as en-US, and adds no locale to paths in en-US', () => {
  expect(localeOfPath('/cart')).toBe('en-US')
  expect(createPaths('en-US').cart()).toBe('/cart')
  expect(localeOfPath('/en-GB.data')).toBe('en-GB')
  expect(createPaths('en-GB').home()).toBe('/en-GB')
})

test('uses the specification’s paths for cart, checkout steps and success page', () => {
  const paths = createPaths('en-US')
  expect(paths.cart()).toBe('/cart')
  expect((['shipping', 'billing', 'review'] as const).map(paths.checkoutStep)).toEqual([
    '/checkout',
    '/checkout#billing',
    '/checkout#review',
  ])
  expect(paths.success('SV-100001')).toBe('/checkout/success?order=SV-100001')
})

test('keeps path and query when the locale is switched', () => {
  expect(pathInLocale('/en-GB/search?query=fan#top', 'en')).toBe('/en/search?query=fan#top')
  expect(pathInLocale('/en-AU', 'en-US')).toBe('/')
  expect(pathInLocale('/product/a', 'en-CA')).toBe('/en-CA/product/a')
})

test.each([
  '/en-GB//evil.test',
  '/en-GB/\\evil.test',
  '/en-GB///evil.test',
  '/.//evil.test',
  '/en-GB/..//evil.test',
])('returns a path inside the shop when the locale of %j is switched', (path) => {
  for (const locale of ['en-US', 'en-GB'] as const) expect(pathInLocale(path, locale)).toMatch(/^\/(?![/\\])/)
  expect(pathInLocale(path, 'en-US')).toBe('/evil.test')
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
])('replaces the redirect target %j with a path inside the shop', (value) => {
  expect(safeRedirectPath(value)).toMatch(/^\/(?!\/)/)
  expect(new URL(safeRedirectPath(value), 'http://shop.test').origin).toBe('http://shop.test')
})

test('keeps a redirect target that is a path inside the shop, with its query', () =>
  expect(safeRedirectPath('/checkout?edit=billing#review')).toBe('/checkout?edit=billing#review'))
