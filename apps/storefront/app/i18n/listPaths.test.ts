import { expect, test } from 'vitest'
import { isSharedListPath, listPath, pathWithoutKey, sharedListPath } from './listPaths.ts'

test.each([
  ['/list/abc_-1', '/list/…'],
  ['/list/abc.data', '/list/…'],
  ['/en-GB/list/abc', '/en-GB/list/…'],
  ['/en/list/abc', '/en/list/…'],
])('leaves the key of %s out of logs', (path, logged) => {
  expect(isSharedListPath(path)).toBe(true)
  expect(pathWithoutKey(path)).toBe(logged)
})

test.each(['/', '/list', '/list/', '/product/list', '/category/list/x', '/account/dashboard/wishlist/1'])(
  'logs %s as it is',
  (path) => {
    expect(isSharedListPath(path)).toBe(false)
    expect(pathWithoutKey(path)).toBe(path)
  },
)

test('has a path for each page of a list, in each locale', () => {
  expect(listPath('en-US')).toBe('/account/dashboard/wishlist')
  expect(listPath('en-GB', 'a/b', { view: 'item', id: 'c&d' })).toBe(
    '/en-GB/account/dashboard/wishlist/a%2Fb?item=c%26d',
  )
  expect(sharedListPath('en-GB', 'key')).toBe('/en-GB/list/key')
})
