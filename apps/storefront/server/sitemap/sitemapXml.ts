import type { LocaleAddress } from '../seo/localeAddresses.ts'

// The sitemap protocol: https://www.sitemaps.org/protocol.html, with the extensions for images and for localised pages.

/** A page in all its locales. Each locale is an entry of its own that lists the others. */
export type SitemapPage = {
  readonly addresses: readonly LocaleAddress[]
  /** The moment of the last change, in ISO 8601; empty when it is not known. */
  readonly lastModified: string
  /** The absolute URL of the page's image; empty when there is none. */
  readonly image: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const sitemapStart = `${PROLOG}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
export const sitemapEnd = '</urlset>\n'

/** The entries of a page: one for each locale. */
export const sitemapEntries = ({ addresses, lastModified, image }: SitemapPage): string => {
  const alternates = addresses
    .map(
      ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`,
    )
    .join('')
  const changed = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ''
  const shown = image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : ''
  return addresses
    .filter(({ language }) => language !== 'x-default')
    .map(({ url }) => `<url><loc>${escapeXml(url)}</loc>${changed}${alternates}${shown}</url>\n`)
    .join('')
}

/** The index of the sitemaps, given by their absolute URLs. */
export const sitemapIndex = (urls: readonly string[]): string =>
  `${PROLOG}<sitemapindex xmlns="${SITEMAPS}">\n${urls
    .map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`
