import { expect, test } from 'vitest'
import { isSharedListPath, listPath, pathWithoutKey, sharedListPath } from './listPaths.ts'

test.each([
  ['/list/abc_-1', '/list/…'],
  ['/list/abc.data', '/list/…'],
  ['/en-GB/list/abc', '/en-GB/list/…'],
  ['/en/list/abc', '/en/list/…'],
])('removes the key of %s from the logged path', (path, logged) => {
  expect(isSharedListPath(path)).toBe(true)
  expect(pathWithoutKey(path)).toBe(logged)
})

test.each(['/', '/list', '/list/', '/product/list', '/category/list/x', '/account/dashboard/wishlist/1'])(
  'logs the path %s unchanged',
  (path) => {
    expect(isSharedListPath(path)).toBe(false)
    expect(pathWithoutKey(path)).toBe(path)
  },
)

test('returns the path of each page of a list, in each locale', () => {
  expect(listPath('en-US')).toBe('/account/dashboard/wishlist')
  expect(listPath('en-GB', 'a/b', { view: 'item', id: 'c&d' })).toBe(
    '/en-GB/account/dashboard/wishlist/a%2Fb?item=c%26d',
  )
  expect(sharedListPath('en-GB', 'key')).toBe('/en-GB/list/key')
})
