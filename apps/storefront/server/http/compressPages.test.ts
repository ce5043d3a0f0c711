import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { codingOf, compressPages } from './compressPages.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('%j is answered with %j', (accepted, coding) => expect(codingOf(accepted)).toBe(coding))

const page = '<p>cloth</p>'.repeat(500)
const app = new Hono().use(compressPages())
app.get('/page', (context) => context.html(page))
app.get('/done', (context) =>
  context.body('x', 200, { 'content-type': 'text/css', 'content-encoding': 'br' }),
)
app.get('/picture', (context) => context.body('x', 200, { 'content-type': 'image/webp' }))

const ask = (path: string, accepted: string) =>
  app.request(path, { headers: { 'accept-encoding': accepted } })

test('a page arrives whole, and smaller', async () => {
  const brotli = await ask('/page', 'gzip, br')
  const bytes = Buffer.from(await brotli.arrayBuffer())
  expect(bytes.length).toBeLessThan(page.length / 10)
  expect(brotliDecompressSync(bytes).toString()).toBe(page)
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
  expect(gunzipSync(Buffer.from(await (await ask('/page', 'gzip')).arrayBuffer())).toString()).toBe(page)
})

test('what is compressed already, and pictures, pass as they are', async () => {
  expect(await (await ask('/done', 'br')).text()).toBe('x')
  expect((await ask('/picture', 'br')).headers.get('content-encoding')).toBeNull()
})

test('who takes neither gets the page plain', async () =>
  expect(await (await ask('/page', 'identity')).text()).toBe(page))
