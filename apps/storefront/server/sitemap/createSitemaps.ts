import { createHash } from 'node:crypto'
import type { Result } from '@selvedge/commerce-client'
import { type Cache, cataloguePolicy, createCache, type LoadResult } from '@selvedge/service/cache'
import { compressText } from './compressText.ts'
import { type ContentSitemap, contentSitemaps, readContentPages } from './contentPages.ts'
import { findProductRanges, type ProductRange, readProductPages, type SitemapSource } from './productPages.ts'
import { type SitemapPage, sitemapEnd, sitemapEntries, sitemapIndex, sitemapStart } from './sitemapXml.ts'

/** One sitemap, compressed with gzip, and its entity tag. */
export type Sitemap = { readonly gzip: Buffer; readonly tag: string }

const HOUR_MS = 3_600_000

/**
 * Sitemaps are read again after an hour. However often they are requested, the platform gets at most six calls an hour
 * for each 1,000 products. A compressed sitemap has about 100 kB.
 */
export const sitemapPolicy = {
  ...cataloguePolicy,
  freshMs: HOUR_MS,
  staleMs: 6 * HOUR_MS,
  staleOnErrorMs: 7 * 24 * HOUR_MS,
  maxEntries: 400,
}

/** The names in the index: `products-1` for the first sitemap of products. */
const productSitemap = /^products-([1-9][0-9]{0,3})$/

const isContentSitemap = (name: string): name is ContentSitemap =>
  contentSitemaps.some((known) => known === name)

async function* writeSitemap(
  batches: AsyncIterable<Result<readonly SitemapPage[], unknown>>,
): AsyncGenerator<Result<string, unknown>> {
  yield { ok: true, value: sitemapStart }
  for await (const batch of batches)
    yield batch.ok ? { ok: true, value: batch.value.map(sitemapEntries).join('') } : batch
  yield { ok: true, value: sitemapEnd }
}

async function* once<Value>(value: Promise<Value> | Value): AsyncGenerator<Value> {
  yield await value
}

const toSitemap = async (text: AsyncIterable<Result<string, unknown>>): Promise<LoadResult<Sitemap>> => {
  const compressed = await compressText(text)
  if (!compressed.ok) return { ok: false }
  const gzip = compressed.value
  return { ok: true, value: { gzip, tag: `"${createHash('sha256').update(gzip).digest('base64url')}"` } }
}

/** Runs tasks one after another. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(task: () => Promise<Value>): Promise<Value> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

/**
 * The sitemaps of the shop, cached in the process. They are made one at a time, so that requests for all of them load the
 * platform no more than one visitor.
 */
export const createSitemaps = (source: SitemapSource, cache: Cache = createCache(sitemapPolicy)) => {
  const enqueue = createQueue()

  const findRanges = (): Promise<LoadResult<readonly ProductRange[]>> =>
    cache.read('ranges', () => enqueue(() => findProductRanges(source)))

  const make = (name: string, text: () => AsyncIterable<Result<string, unknown>>) =>
    cache.read(name, () => enqueue(() => toSitemap(text())))

  const urlOf = (name: string): string => `${source.origin}/sitemap-${name}.xml`

  return {
    /** The index of all sitemaps. */
    readIndex: async (): Promise<LoadResult<Sitemap>> => {
      const ranges = await findRanges()
      if (!ranges.ok) return ranges
      const names = [...contentSitemaps, ...ranges.value.map((_, at) => `products-${at + 1}`)]
      return toSitemap(once({ ok: true, value: sitemapIndex(names.map(urlOf)) }))
    },

    /** The sitemap of a name in the index; `undefined` for another name. */
    read: async (name: string): Promise<LoadResult<Sitemap | undefined>> => {
      if (isContentSitemap(name)) return make(name, () => writeSitemap(once(readContentPages(source, name))))
      const number = productSitemap.exec(name)?.[1]
      if (!number) return { ok: true, value: undefined }
      const ranges = await findRanges()
      if (!ranges.ok) return ranges
      const range = ranges.value[Number(number) - 1]
      return range
        ? make(name, () => writeSitemap(readProductPages(source, range)))
        : { ok: true, value: undefined }
    },
  }
}

export type Sitemaps = ReturnType<typeof createSitemaps>
