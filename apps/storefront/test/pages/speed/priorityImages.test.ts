import { expect, test } from 'vitest'
import { aVisitor } from '../../shop.ts'

test.each([
  '/',
  '/category/printed-fabric',
  '/product/quince-orchard-night-pond-printed-fabric',
  '/artist/imani-okafor',
])('lets the browser load the main image of %s before it has read the page', async (path) => {
  const { headers, document } = await aVisitor().open(path)
  const image = document.querySelector('img[fetchpriority="high"]')
  const [srcset, sizes] = [image?.getAttribute('srcset'), image?.getAttribute('sizes')]
  expect(headers.get('link')).toContain(
    `as=image; fetchpriority=high; imagesrcset="${srcset}"; imagesizes="${sizes}"`,
  )
})

test('lets the browser load nothing before it has read a page without a main image', async () => {
  const { headers } = await aVisitor().open('/cart')
  expect(headers.get('link')).toBeNull()
})
