import { expect, test } from 'vitest'
import { listingAddress } from './listingAddress.ts'

const read = (search: string, page = 1) =>
  listingAddress('/category/wallpaper', new URLSearchParams(search), page)

test('has a further page in its path', () =>
  expect(read('?page=2', 2)).toEqual({
    path: '/category/wallpaper?page=2',
    isNarrowed: false,
  }))

test.each(['?page=1', '?utm_source=letter&gclid=1', '?colour='])(
  'is the complete listing with %s',
  (search) =>
    expect(read(search)).toEqual({
      path: '/category/wallpaper',
      isNarrowed: false,
    }),
)

test.each(['?colour=blue', '?sort=name', '?style=Stripe&page=2', '?facet-of-tomorrow=1'])(
  'is narrowed with %s',
  (search) => expect(read(search).isNarrowed).toBe(true),
)
