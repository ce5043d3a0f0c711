import { expect, test } from 'vitest'
import { isPagePath } from './isPagePath.ts'

test.each(['/', '/category/wallpaper', '/en-GB/category/caf%C3%A9', '/artist/50%25', '/no-such-page/%0D%0A'])(
  'accepts the path %s',
  (path) => expect(isPagePath(path)).toBe(true),
)

test.each([
  ['a NUL', '/product/%00'],
  ['a backslash', '/category/%5c'],
  ['two slashes in a row', '//category'],
  ['a percent sign without a code', '/category/50%'],
  ['an incomplete character', '/artist/%E0%A4%A'],
  ['bytes that are not UTF-8', '/category/%C0%AF'],
])('refuses a path with %s', (_, path) => expect(isPagePath(path)).toBe(false))
