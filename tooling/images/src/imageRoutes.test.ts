import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imageRoutes } from './imageRoutes.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="120"><rect width="96" height="60" fill="#7a1f3d"/></svg>`

let server: Server
let folder: string
let fetched: number
let gate: Promise<void> | undefined
let isUnavailable: boolean
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-images-'))
  fetched = 0
  gate = undefined
  isUnavailable = false
  server = createServer((request, response) => {
    fetched += 1
    const respond = () => {
      if (isUnavailable) return response.writeHead(503).end()
      return request.url?.includes('missing')
        ? response.writeHead(404).end()
        : response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawing)
    }
    void Promise.resolve(gate).then(respond)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The images of the source server; with a deadline of 0 ms every image that is not stored is overdue. */
const images = (deadlineMs?: number) => {
  const { port } = server.address() as AddressInfo
  return imageRoutes({
    cacheFolder: folder,
    allowedHosts: [`http://127.0.0.1:${port}`],
    visitorAddress: () => '',
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  })
}

/** Requests an image without a deadline: a background request waits until the image is rendered and stored. */
const afterRendering = (app: ReturnType<typeof images>, path: string) =>
  app.request(path, {}, { isBackground: true })

test.each([
  ['avif', 64, 'heif'],
  ['webp', 828, 'webp'],
  ['jpeg', 2048, 'jpeg'],
])('serves an image as %s in %i px, cached for a week', async (format, width, written) => {
  const response = await images().request(`/pictures/${format}/${width}/0/cloth.svg`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`])
  expect(response.headers.get('cache-control')).toContain('max-age=604800')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: written, width })
})

test.each([
  ['AVIF', 'image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif'],
  ['WebP', 'image/webp,image/*,*/*;q=0.8', 'image/webp'],
  ['JPEG', '*/*', 'image/jpeg'],
  ['JPEG without a header', undefined, 'image/jpeg'],
])('serves a URL without a format as %s to a client that accepts %s', async (_, accept, type) => {
  const headers = accept === undefined ? undefined : { accept }
  const response = await images().request('/pictures/64/0/cloth.svg', headers && { headers })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  expect(response.headers.get('vary')).toBe('Accept')
  expect(response.headers.get('cache-control')).toContain('max-age=604800')
})

test('serves a URL with a format in that format, whatever the client accepts', async () => {
  const headers = { accept: 'image/avif' }
  const response = await images().request('/pictures/webp/64/0/cloth.svg', { headers })
  expect(response.headers.get('content-type')).toBe('image/webp')
})

test('fetches a source only once for several sizes and formats', async () => {
  const app = images()
  await app.request('/pictures/avif/256/0/cloth.svg')
  await Promise.all(
    ['webp/384', 'avif/640', 'jpeg/828'].map((size) => app.request(`/pictures/${size}/0/cloth.svg`)),
  )
  expect(fetched).toBe(1)
})

test.each([
  '/pictures/avif/3840/0/a.svg',
  '/pictures/avif/100/0/a.svg',
  '/pictures/gif/64/0/a.svg',
  '/pictures/avif/64/1/a.svg',
  '/pictures/100/0/a.svg',
  '/pictures/64/1/a.svg',
  '/pictures/64',
])('refuses %s, because no page uses it', async (path) => {
  expect((await images().request(path)).status).toBe(400)
  expect(fetched).toBe(0)
})

test('responds with 404 for a missing source, and requests it again the next time', async () => {
  expect((await images().request('/pictures/avif/64/0/missing.svg')).status).toBe(404)
  expect((await images().request('/pictures/avif/64/0/missing.svg')).status).toBe(404)
  expect(fetched).toBe(2)
})

test('redirects to the placeholder while the source is unavailable, and serves the image afterwards', async () => {
  const app = images()
  isUnavailable = true
  const failed = await app.request('/pictures/avif/64/0/cloth.svg')
  expect([failed.status, failed.headers.get('location'), failed.headers.get('cache-control')]).toEqual([
    302,
    '/img/image-placeholder.svg',
    'no-store',
  ])
  isUnavailable = false
  expect((await app.request('/pictures/avif/64/0/cloth.svg')).status).toBe(200)
})

test('redirects to the placeholder when rendering takes too long, and serves the image once it is rendered', async () => {
  let open = (): void => undefined
  gate = new Promise((resolve) => {
    open = resolve
  })
  const app = images(0)
  const overdue = await app.request('/pictures/avif/640/0/cloth.svg')
  expect([overdue.status, overdue.headers.get('location'), overdue.headers.get('cache-control')]).toEqual([
    302,
    '/img/image-placeholder.svg',
    'no-store',
  ])
  open()
  expect((await afterRendering(app, '/pictures/avif/640/0/cloth.svg')).status).toBe(200)
  expect((await app.request('/pictures/avif/640/0/cloth.svg')).status).toBe(200)
  expect(fetched).toBe(1)
})

test('redirects to the placeholder sooner while many images are waiting, and serves the rendered image at the next request', async () => {
  let open = (): void => undefined
  gate = new Promise((resolve) => {
    open = resolve
  })
  const app = images(1)
  const paths = Array.from({ length: 40 }, (_, at) => `/pictures/avif/96/0/cloth-${at}.svg`)
  const replaced = await Promise.all(paths.map((path) => app.request(path)))
  expect(new Set(replaced.map(({ status, headers }) => `${status} ${headers.get('cache-control')}`))).toEqual(
    new Set(['302 no-store']),
  )
  open()
  const rendered = await Promise.all(paths.map((path) => afterRendering(app, path)))
  expect(new Set(rendered.map(({ status }) => status))).toEqual(new Set([200]))
  expect(fetched).toBe(40)
})

test('serves the nearest stored size at the deadline, without caching the response', async () => {
  await images().request('/pictures/avif/256/0/cloth.svg')
  const app = images(0)
  const overdue = await app.request('/pictures/avif/640/0/cloth.svg')
  expect([overdue.status, overdue.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await sharp(await overdue.arrayBuffer()).metadata()).width).toBe(256)
  const rendered = await afterRendering(app, '/pictures/avif/640/0/cloth.svg')
  expect((await sharp(await rendered.arrayBuffer()).metadata()).width).toBe(640)
})
