import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { drawCatalogueImage } from '@selvedge/catalogue'
import { Hono } from 'hono'
import { createLruCache } from '../createLruCache.ts'

const compress = promisify(gzip)

type Rendered = { readonly svg: string; readonly gzipped: Buffer; readonly etag: string }

const render = async (svg: string): Promise<Rendered> => ({
  svg,
  gzipped: await compress(svg, { level: 6 }),
  etag: `"${createHash('sha1').update(svg).digest('base64url')}"`,
})

const maxImages = 400

/**
 * `GET /{designKey}/{view}.svg`: draws product images on demand and caches them in memory. Clients may cache them for a
 * year.
 */
export const imageRoutes = (): Hono => {
  const cache = createLruCache<Promise<Rendered>>(maxImages)
  const app = new Hono()
  app.get('/:design/:file{.+\\.svg}', async (c) => {
    const { design, file } = c.req.param()
    const view = file.slice(0, -'.svg'.length)
    const key = `${design}/${view}`
    let image = cache.get(key)
    if (!image) {
      const svg = drawCatalogueImage(design, view)
      if (svg === undefined) return c.json({ statusCode: 404, message: `There is no image '${key}'.` }, 404)
      image = render(svg)
      cache.set(key, image)
    }
    const { svg, gzipped, etag } = await image
    c.header('etag', etag)
    c.header('cache-control', 'public, max-age=31536000, immutable')
    c.header('vary', 'accept-encoding')
    c.header('access-control-allow-origin', '*')
    // An image opened as a page must not run a script, even if a later drawing contains one.
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    c.header('content-type', 'image/svg+xml; charset=utf-8')
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(svg)
    c.header('content-encoding', 'gzip')
    return c.body(new Uint8Array(gzipped))
  })
  return app
}
