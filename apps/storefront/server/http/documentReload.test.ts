import { expect, test } from 'vitest'
import { documentReload } from './documentReload.ts'

const pageOf = (request: Request): string | null =>
  new URL(documentReload(request).url).searchParams.get('page')

test.each([
  ['/_root.data', '/'],
  ['/cart.data', '/cart'],
  ['/category/wallpaper.data?page=2&_routes=routes%2Fcategory', '/category/wallpaper?page=2'],
  ['/en-GB/search.data?query=a%26b&index', '/en-GB/search?query=a%26b'],
])('maps the data request %s to the URL of its page, without the parameters of Remix', (data, page) =>
  expect(pageOf(new Request(`https://shop.example${data}`))).toBe(page),
)

test('keeps the method and the cookies of the data request, but drops the form', async () => {
  const headers = { cookie: 'a=1', 'content-type': 'application/x-www-form-urlencoded' }
  const request = documentReload(
    new Request('https://shop.example/cart.data', { method: 'POST', headers, body: 'intent=add' }),
  )
  expect([request.method, request.headers.get('cookie'), await request.text()]).toEqual(['POST', 'a=1', ''])
})
