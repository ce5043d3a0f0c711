import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveAssets } from './serveAssets.ts'

let folder: string
let app: Hono
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-assets-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'root-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  app = new Hono().use(serveAssets(folder, { 'x-content-type-options': 'nosniff' }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['/assets/root-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'public, max-age=3600'],
])('serves %s with its cache header and the security headers', async (path, caching) => {
  const { status, headers } = await app.request(path)
  expect([status, headers.get('cache-control')]).toEqual([200, caching])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('passes a request for a missing file on to the page routes', async () =>
  expect((await app.request('/assets/missing.js')).status).toBe(404))
