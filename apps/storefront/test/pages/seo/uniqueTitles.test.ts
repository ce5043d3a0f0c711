import { expect, test } from 'vitest'
import { shop } from '../../shop.ts'
import { departments, specifiedSlugs } from '../catalogue/listings.ts'
import { readSitemap } from './sitemapFiles.ts'

const AT_ONCE = 4
/** Pages of other locales have the same links. */
const OTHER_LOCALE = /^\/en(-[A-Z]{2})?(\/|$)/

type Visit = { readonly status: number; readonly body: string; readonly target: string }

/** Requests a page as a search engine does: without cookies, and without following redirects. */
const visit = async (path: string): Promise<Visit> => {
  const response = await fetch(new URL(path, shop.storefront), {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  })
  return {
    status: response.status,
    body: await response.text(),
    target: response.headers.get('location') ?? '',
  }
}

const departmentPaths: readonly string[] = departments.map((slug) => `/category/${slug}`)

/**
 * The page that a link leads to. Of the parameters only the page number of a department stays: filters have no end, and
 * the products on the further pages of other categories are in the departments, too.
 */
const pageOf = (href: string): string | undefined => {
  const origin = new URL(shop.storefront).origin
  const url = new URL(href.replaceAll('&amp;', '&'), origin)
  if (url.origin !== origin || OTHER_LOCALE.test(url.pathname)) return undefined
  const page = departmentPaths.includes(url.pathname) ? url.searchParams.get('page') : null
  return url.pathname + (page ? `?page=${page}` : '')
}

const linksOf = ({ body, target }: Visit): readonly string[] =>
  [target, ...[...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)].flatMap((href) =>
    href === '' ? [] : (pageOf(href) ?? []),
  )

/** Follows every link from the home page. */
const crawl = async (): Promise<ReadonlyMap<string, Visit>> => {
  const visits = new Map<string, Visit>()
  for (let waiting = ['/']; waiting.length > 0; ) {
    const found = new Set<string>()
    const follow = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const page = await visit(path)
        visits.set(path, page)
        for (const link of linksOf(page)) found.add(link)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, follow))
    waiting = [...found].filter((link) => !visits.has(link))
  }
  return visits
}

test('reaches every category, product, artist and collection from the home page; no link is dead and no title occurs twice', async () => {
  const visits = await crawl()
  const dead = [...visits]
    .filter(([, { status }]) => status >= 400)
    .map(([path, { status }]) => [path, status])
  expect(dead).toEqual([])
  expect(specifiedSlugs.filter((slug) => !visits.has(`/category/${slug}`))).toEqual([])

  const sitemaps = await Promise.all(
    ['pages', 'categories', 'products-1', 'artists', 'collections'].map((name) =>
      readSitemap(`/sitemap-${name}.xml`),
    ),
  )
  const addresses = sitemaps.flat().filter(({ loc }) => !OTHER_LOCALE.test(new URL(loc).pathname))
  expect(addresses.length).toBeGreaterThan(350)
  expect(addresses.map(({ loc }) => new URL(loc).pathname).filter((path) => !visits.has(path))).toEqual([])

  const pages = addresses.map(({ loc }) => ({ loc, body: visits.get(new URL(loc).pathname)?.body ?? '' }))
  const titles = pages.map(({ body }) => /<title>([^<]*)<\/title>/.exec(body)?.[1])
  expect(titles.filter((title, at) => title === undefined || titles.indexOf(title) !== at)).toEqual([])
  const canonical = pages.map(({ body }) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1])
  expect(canonical).toEqual(pages.map(({ loc }) => loc))
  expect(pages.filter(({ body }) => /<meta name="robots"/.test(body)).map(({ loc }) => loc)).toEqual([])
}, 300_000)
