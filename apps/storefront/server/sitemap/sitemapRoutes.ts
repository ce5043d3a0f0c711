import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { LoadResult } from '@selvedge/service/cache'
import { type Context, Hono } from 'hono'
import type { Sitemap, Sitemaps } from './createSitemaps.ts'
import { robotsText } from './robotsText.ts'

/** Crawlers read sitemaps once a day. */
const CACHE_CONTROL = 'public, max-age=3600'

const acceptsGzip = (context: Context): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(context.req.header('accept-encoding') ?? '')

const hasTag = (context: Context, tag: string): boolean =>
  (context.req.header('if-none-match') ?? '')
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag)

const respond = (context: Context, read: LoadResult<Sitemap | undefined>): Response => {
  if (!read.ok) return context.text('The sitemap cannot be read at the moment.', 503, { 'retry-after': '60' })
  if (!read.value) return context.text('There is no such sitemap.', 404)
  const { gzip, tag } = read.value
  const headers = {
    'cache-control': CACHE_CONTROL,
    // The entity tag is weak, because the same sitemap is sent in two encodings.
    etag: `W/${tag}`,
    vary: 'Accept-Encoding',
  }
  if (hasTag(context, tag)) return context.body(null, 304, headers)
  const type = { ...headers, 'content-type': 'application/xml; charset=utf-8' }
  if (acceptsGzip(context))
    return context.body(new Uint8Array(gzip), 200, { ...type, 'content-encoding': 'gzip' })
  const text = Readable.from([gzip]).pipe(createGunzip())
  return context.body(Readable.toWeb(text) as ReadableStream, 200, type)
}

/** Serves `robots.txt`, the index of the sitemaps at `/sitemap.xml`, and the sitemaps at `/sitemap-{name}.xml`. */
export const sitemapRoutes = <Env extends { Variables: object } = { Variables: object }>(
  shopOf: (
    context: Context<Env>,
  ) => Promise<{ readonly origin: string; readonly sitemaps: Pick<Sitemaps, 'readIndex' | 'read'> }>,
): Hono<Env> => {
  const app = new Hono<Env>()
  app.get('/robots.txt', async (context) => {
    const { origin } = await shopOf(context)
    return context.text(robotsText(origin), 200, { 'cache-control': CACHE_CONTROL })
  })
  app.get('/sitemap.xml', async (context) => {
    const { sitemaps } = await shopOf(context)
    return respond(context, await sitemaps.readIndex())
  })
  app.get('/:file{sitemap-[a-z0-9-]+\\.xml}', async (context) => {
    const name = context.req.param('file').slice('sitemap-'.length, -'.xml'.length)
    const { sitemaps } = await shopOf(context)
    return respond(context, await sitemaps.read(name))
  })
  return app
}
