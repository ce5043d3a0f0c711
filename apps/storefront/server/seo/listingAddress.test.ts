import { expect, test } from 'vitest'
import { listingAddress } from './listingAddress.ts'

const read = (search: string, page = 1) =>
  listingAddress('/category/wallpaper', new URLSearchParams(search), page)

test('includes the page number in the address of a later page', () =>
  expect(read('?page=2', 2)).toEqual({
    path: '/category/wallpaper?page=2',
    isNarrowed: false,
  }))

test.each(['?page=1', '?utm_source=letter&gclid=1', '?colour='])(
  'returns the address of the complete listing when the query is %s',
  (search) =>
    expect(read(search)).toEqual({
      path: '/category/wallpaper',
      isNarrowed: false,
    }),
)

test.each(['?colour=blue', '?sort=name', '?style=Stripe&page=2', '?facet-of-tomorrow=1'])(
  'marks the listing as filtered or sorted when the query is %s',
  (search) => expect(read(search).isNarrowed).toBe(true),
)
