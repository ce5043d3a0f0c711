import { gunzipSync, gzipSync } from 'node:zlib'
import type { LoadResult } from '@selvedge/service/cache'
import { expect, test } from 'vitest'
import type { Sitemap, Sitemaps } from './createSitemaps.ts'
import { sitemapRoutes } from './sitemapRoutes.ts'

const XML = '<urlset/>'
const found: LoadResult<Sitemap> = { ok: true, value: { gzip: gzipSync(XML), tag: '"one"' } }
const results: Readonly<Record<string, LoadResult<Sitemap | undefined>>> = {
  'products-1': found,
  'products-2': { ok: false },
}
const sitemaps: Pick<Sitemaps, 'readIndex' | 'read'> = {
  readIndex: async () => found,
  read: async (name) => results[name] ?? { ok: true, value: undefined },
}
const app = sitemapRoutes(async () => ({ origin: 'https://shop.example', sitemaps }))
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => app.request(path, { headers })

test.each(['/sitemap.xml', '/sitemap-products-1.xml'])(
  'sends %s compressed only to clients that accept gzip',
  async (path) => {
    const compressed = await get(path, { 'accept-encoding': 'br, gzip' })
    expect(compressed.headers.get('content-type')).toMatch(/^application\/xml/)
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding')
    expect(gunzipSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(XML)
    for (const accepted of ['identity', 'gzip;q=0'])
      expect(await (await get(path, { 'accept-encoding': accepted })).text()).toBe(XML)
  },
)

test.each(['"one"', 'W/"one"', '"zero", W/"one"', '*'])(
  'responds with 304 when the ETag in If-None-Match matches: %s',
  async (tag) => {
    const response = await get('/sitemap.xml', { 'if-none-match': tag })
    expect([response.status, await response.text()]).toEqual([304, ''])
  },
)

test('sends the content when the ETag in If-None-Match does not match', async () =>
  expect((await get('/sitemap.xml', { 'if-none-match': '"two"' })).status).toBe(200))

test('responds with 503 and Retry-After while the catalogue cannot be read', async () => {
  const response = await get('/sitemap-products-2.xml')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
})

test('responds with 404 to an unknown sitemap', async () =>
  expect((await get('/sitemap-products-3.xml')).status).toBe(404))
