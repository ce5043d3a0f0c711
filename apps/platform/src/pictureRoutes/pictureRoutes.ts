import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Hono } from 'hono'
import { type PictureView, pictureOf, pictureViews } from '../pictures/index.ts'
import { designByKey } from '../seed/designs/designs.ts'
import { leastRecentlyUsed } from './leastRecentlyUsed.ts'
import { plainPicture } from './plainPicture.ts'

const compress = promisify(gzip)

type Rendered = { readonly svg: string; readonly gzipped: Buffer; readonly etag: string }

const isView = (view: string): view is PictureView => (pictureViews as readonly string[]).includes(view)

const draw = (key: string, view: string): string | undefined => {
  if (!isView(view)) return undefined
  if (key === 'plain') return plainPicture()
  const design = designByKey.get(key)
  return design && pictureOf(design.spec, view).svg
}

const render = async (svg: string): Promise<Rendered> => ({
  svg,
  gzipped: await compress(svg, { level: 6 }),
  etag: `"${createHash('sha1').update(svg).digest('base64url')}"`,
})

const maxPictures = 400

/** `GET /{designKey}/{view}.svg`: drawn on demand, kept in memory, cached by everyone else for a year. */
export const pictureRoutes = (): Hono => {
  const cache = leastRecentlyUsed<Promise<Rendered>>(maxPictures)
  const app = new Hono()
  app.get('/:design/:file{.+\\.svg}', async (c) => {
    const { design, file } = c.req.param()
    const view = file.slice(0, -'.svg'.length)
    const key = `${design}/${view}`
    let picture = cache.get(key)
    if (!picture) {
      const svg = draw(design, view)
      if (svg === undefined) return c.json({ statusCode: 404, message: `There is no picture '${key}'.` }, 404)
      picture = render(svg)
      cache.set(key, picture)
    }
    const { svg, gzipped, etag } = await picture
    c.header('etag', etag)
    c.header('cache-control', 'public, max-age=31536000, immutable')
    c.header('vary', 'accept-encoding')
    c.header('access-control-allow-origin', '*')
    // A picture opened by itself must not run anything that a future drawing might carry.
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    c.header('content-type', 'image/svg+xml; charset=utf-8')
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(svg)
    c.header('content-encoding', 'gzip')
    return c.body(new Uint8Array(gzipped))
  })
  return app
}
