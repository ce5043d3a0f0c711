import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { localeAddresses } from '../seo/localeAddresses.ts'
import { sitemapEnd, sitemapEntries, sitemapIndex, sitemapStart } from './sitemapXml.ts'

const ORIGIN = 'https://shop.example'
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })

const read = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}

const fan = {
  addresses: localeAddresses(ORIGIN, () => '/product/fan?a=1&b=<"'),
  lastModified: '2026-01-05T09:00:00.000Z',
  image: `${ORIGIN}/pictures/a&b'.svg`,
}

test('contains an entry for each locale of a page, and each entry lists all locales', () => {
  const { url } = read(sitemapStart + sitemapEntries(fan) + sitemapEnd).urlset
  expect(url).toHaveLength(5)
  expect(url[3]).toMatchObject({
    loc: fan.addresses[3]?.url,
    lastmod: fan.lastModified,
    'image:image': { 'image:loc': fan.image },
  })
  expect(url[3]['xhtml:link']).toEqual(
    fan.addresses.map(({ language, url: href }) => ({ rel: 'alternate', hreflang: language, href })),
  )
})

test('omits the date of the last change and the image when they are unknown', () => {
  const xml = sitemapEntries({ ...fan, lastModified: '', image: '' })
  expect(xml).not.toMatch(/lastmod|image/)
})

test('lists sitemaps in an index', () =>
  expect(read(sitemapIndex([`${ORIGIN}/a.xml`, `${ORIGIN}/b.xml?c&d`])).sitemapindex.sitemap).toEqual([
    { loc: `${ORIGIN}/a.xml` },
    { loc: `${ORIGIN}/b.xml?c&d` },
  ]))
