import { expect, test } from 'vitest'
import { warmImages } from './warmImages.ts'

const page = (...images: readonly string[]) =>
  images.map((image) => `<img srcset="/pictures/640/${image} 640w, /pictures/64/${image} 64w">`).join('')

const pages: Readonly<Record<string, string>> = {
  '/readyz': 'ready',
  '/': page('0/hero.svg', '0/card.svg'),
  '/category/fabric': page('0/card.svg', '0/cloth.svg'),
}

test('requests each page’s images once, in the order of the page, as background work', async () => {
  const requested: string[] = []
  const count = await warmImages(
    async (request, { isBackground }) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/pictures/')) {
        expect([isBackground, request.headers.get('accept')]).toEqual([true, 'image/avif'])
        requested.push(pathname)
        return new Response('image')
      }
      return new Response(pages[pathname] ?? null, { status: pages[pathname] ? 200 : 404 })
    },
    'https://shop.example',
    ['/', '/missing', '/category/fabric'],
  )
  expect(requested).toEqual([
    '/pictures/640/0/hero.svg',
    '/pictures/64/0/hero.svg',
    '/pictures/640/0/card.svg',
    '/pictures/64/0/card.svg',
    '/pictures/640/0/card.svg',
    '/pictures/64/0/card.svg',
    '/pictures/640/0/cloth.svg',
    '/pictures/64/0/cloth.svg',
  ])
  expect(count).toBe(8)
})

test('excludes images that could not be rendered from the returned count', async () => {
  const count = await warmImages(
    async (request) =>
      request.url.includes('/pictures/') ? new Response(null, { status: 404 }) : new Response(pages['/']),
    'https://shop.example',
    ['/'],
  )
  expect(count).toBe(0)
})
