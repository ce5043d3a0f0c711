import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressResponses, contentCodingOf } from './compressResponses.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('for the Accept-Encoding %j, chooses the encoding %j', (accepted, coding) =>
  expect(contentCodingOf(accepted)).toBe(coding),
)

const page = '<p>cloth</p>'.repeat(500)
const app = new Hono().use(compressResponses())
app.get('/page', (context) => context.html(page))
app.get('/done', (context) =>
  context.body('x', 200, { 'content-type': 'text/css', 'content-encoding': 'br' }),
)
app.get('/image', (context) => context.body('x', 200, { 'content-type': 'image/webp' }))

const request = (path: string, accepted: string) =>
  app.request(path, { headers: { 'accept-encoding': accepted } })

test('sends a page compressed, without losing content', async () => {
  const brotli = await request('/page', 'gzip, br')
  const bytes = Buffer.from(await brotli.arrayBuffer())
  expect(bytes.length).toBeLessThan(page.length / 10)
  expect(brotliDecompressSync(bytes).toString()).toBe(page)
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
  expect(gunzipSync(Buffer.from(await (await request('/page', 'gzip')).arrayBuffer())).toString()).toBe(page)
})

test('does not compress images or data that is already compressed', async () => {
  expect(await (await request('/done', 'br')).text()).toBe('x')
  expect((await request('/image', 'br')).headers.get('content-encoding')).toBeNull()
})

test('sends the page uncompressed when the client accepts neither Brotli nor gzip', async () =>
  expect(await (await request('/page', 'identity')).text()).toBe(page))
