import { expect, test } from 'vitest'
import { aVisitor, shop } from '../../shop.ts'
import { readSitemap, readSitemapIndex } from './sitemapFiles.ts'

const { origin } = new URL(shop.storefront)
const MOST_ADDRESSES = 5_000

test('serves a robots.txt that contains the URL of the sitemap index', async () => {
  const robots = await aVisitor().open('/robots.txt')
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots.body).toContain('Disallow: /checkout\nDisallow: /*/checkout\n')
  // A crawler must read a page to see that it is excluded.
  expect(robots.body).not.toMatch(/cart|search|login/)
})

test('lists sitemaps of at most 5,000 addresses each, and lists each address once', async () => {
  const sitemaps = await readSitemapIndex()
  expect(sitemaps).toEqual(expect.arrayContaining([`${origin}/sitemap-products-1.xml`]))
  const entries = await Promise.all(sitemaps.map(readSitemap))
  for (const { length } of entries) {
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThanOrEqual(MOST_ADDRESSES)
  }
  const addresses = entries.flat().map(({ loc }) => loc)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('lists each product in every locale, with the addresses of the other locales, its image and its last change', async () => {
  const entries = await readSitemap('/sitemap-products-1.xml')
  const path = '/product/quince-orchard-night-pond-printed-fabric'
  const entry = entries.find(({ loc }) => loc === `${origin}/en-GB${path}`)
  expect(entry?.['xhtml:link'].map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['en-US', `${origin}${path}`],
    ['en-AU', `${origin}/en-AU${path}`],
    ['en-CA', `${origin}/en-CA${path}`],
    ['en-GB', `${origin}/en-GB${path}`],
    ['en', `${origin}/en${path}`],
    ['x-default', `${origin}${path}`],
  ])
  expect(entry?.lastmod).toBeDefined()
  const image = entry?.['image:image']?.[0]?.['image:loc'] ?? ''
  expect((await aVisitor().open(image)).headers.get('content-type')).toBe('image/jpeg')
})

test('responds with 304 when the sitemap has not changed', async () => {
  const { headers } = await aVisitor().open('/sitemap-products-1.xml')
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  const again = await aVisitor().open('/sitemap-products-1.xml', {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  })
  expect([again.status, again.body]).toEqual([304, ''])
})

test.each(['/sitemap-products-999.xml', '/sitemap-products-0.xml', '/sitemap-nothing.xml'])(
  'responds with 404 to %s',
  async (path) => expect((await aVisitor().open(path)).status).toBe(404),
)
