import { addLine, type Page, type Visitor } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor } from '../../shop.ts'

const PRODUCT = '/product/quince-orchard-night-pond-printed-fabric'
const OTHER = '/product/quince-orchard-night-pond-wallpaper'

const prefetch = (
  visitor: Visitor,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Page> => visitor.open(`${path}.data`, { headers: { 'sec-purpose': 'prefetch', ...headers } })

const cacheHeaders = ({ headers }: Page) => [
  headers.get('cache-control'),
  headers.get('vary')?.includes('Cookie'),
]

/** A visitor who has opened the shop before, so that no cookie is set for the first time. */
const returningVisitor = async (): Promise<Visitor> => {
  const visitor = aVisitor()
  await visitor.open('/')
  return visitor
}

test.each(['/category/wallpaper', PRODUCT, '/artist/imani-okafor'])(
  'lets the browser use prefetched data of %s for ten seconds, and only with the same cookies',
  async (path) => {
    const visitor = await returningVisitor()
    expect(cacheHeaders(await prefetch(visitor, path))).toEqual(['private, max-age=10', true])
    const opened = await visitor.open(`${path}.data`)
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
  },
)

test('changes a cookie with every change of the cart, so that data prefetched before is not used', async () => {
  const visitor = await returningVisitor()
  const cookies = async () => JSON.stringify(await visitor.cookies())
  const before = await cookies()
  await addLine(visitor, { category: 'fabric' })
  expect(await cookies()).not.toBe(before)
})

test('does not count a product as viewed when its data is only prefetched, but when a request comes from its page', async () => {
  const visitor = await returningVisitor()
  await prefetch(visitor, PRODUCT)
  expect((await visitor.open(OTHER)).has('heading', 'You looked at these')).toBe(false)
  const referer = new URL(PRODUCT, visitor.shop).href
  await visitor.open('/category/wallpaper', { headers: { referer } })
  const row = (await visitor.open(OTHER)).get('heading', 'You looked at these').closest('section')
  expect(row?.textContent).toContain('Quince Orchard')
})

test.each([
  'https://other.example/product/plain-belgian-linen',
  'not a URL',
  '/product/plain-belgian-linen',
  '',
])('ignores the referring URL “%s”', async (referer) => {
  const visitor = await returningVisitor()
  const page = await visitor.open('/category/wallpaper', { headers: { referer } })
  expect(page.status).toBe(200)
  expect(page.headers.getSetCookie().join()).not.toContain('selvedge_viewed')
})

test('sends no data for a prefetch of a visitor who asked for less traffic', async () => {
  const page = await prefetch(await returningVisitor(), '/category/wallpaper', { 'save-data': 'on' })
  expect([page.status, page.body, page.headers.get('cache-control')]).toEqual([204, '', 'no-store'])
})

test('keeps a notice for the page that the visitor opens, when a prefetch comes first', async () => {
  const visitor = await returningVisitor()
  const saved = await visitor.post(
    '/preferences',
    { currency: 'GBP', country: 'GB', back: '/' },
    { redirect: 'manual' },
  )
  expect(saved.status).toBe(303)
  expect((await prefetch(visitor, '/en-GB/category/wallpaper')).headers.get('cache-control')).toBe(
    'private, no-store',
  )
  expect((await visitor.open('/en-GB/category/wallpaper')).body).toContain('preferences-saved')
})
