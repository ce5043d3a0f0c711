import { expect, test } from 'vitest'
import { lastPage, pageOf } from './paging.ts'

test('reads the page number of a URL, and returns 1 when the number is missing or invalid', () => {
  expect(pageOf('3')).toBe(3)
  for (const text of [undefined, '0', '-1', '1.5', 'x', '1e9']) expect(pageOf(text)).toBe(1)
})

test('redirects from a page after the last page to the last page', () => {
  const address = 'http://localhost/operator/mails?state=sent&page=9'
  expect(lastPage(address, 9, 30)).toBe('/operator/mails?state=sent&page=2')
  expect(lastPage(address, 9, 0)).toBe('/operator/mails?state=sent&page=1')
  expect(lastPage(address, 2, 30)).toBeUndefined()
  expect(lastPage(address, 1, 0)).toBeUndefined()
})
