import { expect, test } from 'vitest'
import { aVisitor } from '../../shop.ts'
import { readSitemap, type SitemapEntry } from './sitemapFiles.ts'

/** The most pages that the test opens of one sitemap. */
const SAMPLE = 50
const AT_ONCE = 4

const sampled = <Entry>(entries: readonly Entry[]): readonly Entry[] => {
  const step = Math.max(1, entries.length / SAMPLE)
  return Array.from(
    { length: Math.min(SAMPLE, entries.length) },
    (_, at) => entries[Math.floor(at * step)],
  ).filter((entry) => entry !== undefined)
}

/** Opens pages, a few at a time. */
const openAll = async (addresses: readonly string[]) => {
  const visitor = aVisitor()
  const pages = []
  for (let at = 0; at < addresses.length; at += AT_ONCE)
    pages.push(...(await Promise.all(addresses.slice(at, at + AT_ONCE).map((url) => visitor.open(url)))))
  return pages
}

const isAmerican = ({ loc }: SitemapEntry): boolean => !/^\/en(-[A-Z]{2})?(\/|$)/.test(new URL(loc).pathname)

test('gives each page a title of its own, and its own address as the canonical one', async () => {
  const sitemaps = await Promise.all(
    ['pages', 'categories', 'products-1', 'artists', 'collections'].map((name) =>
      readSitemap(`/sitemap-${name}.xml`),
    ),
  )
  const addresses = sitemaps.flatMap((entries) => sampled(entries.filter(isAmerican))).map(({ loc }) => loc)
  const pages = await openAll(addresses)
  expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])
  const titles = pages.map(({ body }) => /<title>([^<]*)<\/title>/.exec(body)?.[1])
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  const canonical = pages.map(({ body }) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1])
  expect(canonical).toEqual(addresses)
  expect(pages.filter(({ body }) => /<meta name="robots"/.test(body)).map(({ path }) => path)).toEqual([])
}, 300_000)
