import { type LocaleCode, type Result, runQuery, searchFilter } from '@selvedge/commerce-client'
import { parseArtist, parseCollection, withDraft } from '@selvedge/commerce-client/content'
import { GetContentAddressesDocument } from '@selvedge/commerce-client/server'
import { soldArtists, soldCollections } from '../catalogue/soldContent.ts'
import { localeAddresses } from '../seo/localeAddresses.ts'
import type { SitemapSource } from './productPages.ts'
import type { SitemapPage } from './sitemapXml.ts'

/** The sitemaps besides the product sitemaps. Each has at most 500 pages, in five locales. */
export const contentSitemaps = ['pages', 'categories', 'artists', 'collections'] as const
export type ContentSitemap = (typeof contentSitemaps)[number]

/** The pages that every shop has. */
const ownPages = ['/', '/help/delivery', '/help/returns', '/help/promotions', '/help/privacy']

/**
 * Returns a list with one entry: the content with the time of its last change. The list is empty for `undefined`, which
 * is incomplete content.
 */
const entryOf = <Content extends object>(
  content: Content | undefined,
  lastModifiedAt: string,
): (Content & { readonly lastModifiedAt: string })[] => (content ? [{ ...content, lastModifiedAt }] : [])

/**
 * Reads the pages of one content sitemap with one call. For a site that sells only some categories, its artists and
 * collections need more calls.
 */
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
  const source = soldIds && { client, filters: [searchFilter('categories.id', soldIds)] }
  const published = {
    artists: withDraft(artists.results).flatMap(({ key, value, lastModifiedAt }) =>
      entryOf(parseArtist(key, value, 'en-US'), lastModifiedAt),
    ),
    collections: withDraft(collections.results).flatMap(({ key, value, lastModifiedAt }) =>
      entryOf(parseCollection(key, value, 'en-US'), lastModifiedAt),
    ),
  }
  const selected =
    source && name === 'artists'
      ? await soldArtists(source, published.artists)
      : source && name === 'collections'
        ? await soldCollections(source, published.collections)
        : undefined
  if (selected && !selected.ok) return { ok: false, problem: 'no response' }
  /** Whether a page has a product at the site. */
  const isSold = ({ slug }: { readonly slug: string }): boolean =>
    !selected || selected.value.some((entry) => entry.slug === slug)
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
      published.artists
        .filter(isSold)
        .map(({ slug, portrait, lastModifiedAt }) =>
          pageAt(() => `/artist/${encodeURIComponent(slug)}`, lastModifiedAt, imageUrl(portrait)),
        ),
    collections: () =>
      published.collections
        .filter(isSold)
        .map(({ slug, lastModifiedAt }) =>
          pageAt(() => `/collection/${encodeURIComponent(slug)}`, lastModifiedAt),
        ),
  }
  return { ok: true, value: pages[name]().filter(({ addresses }) => addresses.length > 0) }
}
