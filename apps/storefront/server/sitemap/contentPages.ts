import { type LocaleCode, type Result, runQuery } from '@selvedge/commerce-client'
import { parseArtist, parseCollection } from '@selvedge/commerce-client/content'
import { GetContentAddressesDocument } from '@selvedge/commerce-client/server'
import { localeAddresses } from '../seo/localeAddresses.ts'
import type { SitemapSource } from './productPages.ts'
import type { SitemapPage } from './sitemapXml.ts'

/** The sitemaps besides those of the products. Each has at most 500 pages, in five locales. */
export const contentSitemaps = ['pages', 'categories', 'artists', 'collections'] as const
export type ContentSitemap = (typeof contentSitemaps)[number]

/** The pages that every shop has. */
const ownPages = ['/', '/help/delivery', '/help/returns', '/help/promotions', '/help/privacy']

/** Reads the pages of one of these sitemaps, with at most one call. */
export const readContentPages = async (
  { client, origin, imageUrl, soldIds }: SitemapSource,
  name: ContentSitemap,
): Promise<Result<readonly SitemapPage[], unknown>> => {
  const pageAt = (
    pathOf: (locale: LocaleCode) => string | undefined,
    lastModified = '',
    image = '',
  ): SitemapPage => ({ addresses: localeAddresses(origin, pathOf), lastModified, image })
  if (name === 'pages') return { ok: true, value: ownPages.map((path) => pageAt(() => path)) }
  const response = await runQuery(client, GetContentAddressesDocument, {})
  if (!response.ok) return response
  const { categories, artists, collections } = response.value
  const pages = {
    categories: () =>
      categories.results
        .filter(({ id }) => !soldIds || soldIds.includes(id))
        .map(({ slugAllLocales, lastModifiedAt }) =>
          pageAt((locale) => {
            const slug = slugAllLocales.find((entry) => entry.locale === locale)?.value
            return slug && `/category/${encodeURIComponent(slug)}`
          }, lastModifiedAt),
        ),
    artists: () =>
      artists.results.flatMap(({ key, value, lastModifiedAt }) => {
        const artist = parseArtist(key, value, 'en-US')
        const path = `/artist/${encodeURIComponent(key)}`
        return artist ? [pageAt(() => path, lastModifiedAt, imageUrl(artist.portrait))] : []
      }),
    collections: () =>
      collections.results.flatMap(({ key, value, lastModifiedAt }) =>
        parseCollection(key, value, 'en-US')
          ? [pageAt(() => `/collection/${encodeURIComponent(key)}`, lastModifiedAt)]
          : [],
      ),
  }
  return { ok: true, value: pages[name]().filter(({ addresses }) => addresses.length > 0) }
}
