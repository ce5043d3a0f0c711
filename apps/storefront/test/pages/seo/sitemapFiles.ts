import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as v from 'valibot'
import { aVisitor } from '../../shop.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['url', 'sitemap', 'xhtml:link', 'image:image'].includes(name),
})

const Url = v.object({
  loc: v.pipe(v.string(), v.url()),
  lastmod: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  'xhtml:link': v.array(
    v.object({ rel: v.literal('alternate'), hreflang: v.string(), href: v.pipe(v.string(), v.url()) }),
  ),
  'image:image': v.optional(v.array(v.object({ 'image:loc': v.pipe(v.string(), v.url()) }))),
})
const UrlSet = v.object({
  urlset: v.object({
    xmlns: v.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    'xmlns:xhtml': v.literal('http://www.w3.org/1999/xhtml'),
    'xmlns:image': v.literal('http://www.google.com/schemas/sitemap-image/1.1'),
    url: v.array(Url),
  }),
})
const Index = v.object({
  sitemapindex: v.object({
    xmlns: v.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    sitemap: v.array(v.object({ loc: v.pipe(v.string(), v.url()) })),
  }),
})

const readXml = async (path: string): Promise<unknown> => {
  const { body } = await aVisitor().open(path)
  const valid = XMLValidator.validate(body)
  if (valid !== true) throw new Error(`${path} is not XML: ${valid.err.msg}`)
  return parser.parse(body)
}

/** The URLs of the sitemaps in the index. */
export const readSitemapIndex = async (): Promise<readonly string[]> =>
  v.parse(Index, await readXml('/sitemap.xml')).sitemapindex.sitemap.map(({ loc }) => loc)

/** One entry of a sitemap. */
export type SitemapEntry = v.InferOutput<typeof Url>

/** The entries of one sitemap. */
export const readSitemap = async (path: string): Promise<readonly SitemapEntry[]> =>
  v.parse(UrlSet, await readXml(path)).urlset.url
