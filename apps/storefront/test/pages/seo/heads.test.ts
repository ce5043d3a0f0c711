import type { Page } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, shop } from '../../shop.ts'
import { structuredData } from './structuredData.ts'

const { origin } = new URL(shop.storefront)
const PRODUCT = '/product/quince-orchard-night-pond-printed-fabric'

const attributeOf = (page: Page, selector: string, attribute: string): string | null | undefined =>
  page.document.head.querySelector(selector)?.getAttribute(attribute)

const canonicalOf = (page: Page) => attributeOf(page, 'link[rel="canonical"]', 'href')
const robotsOf = (page: Page) => attributeOf(page, 'meta[name="robots"]', 'content')
const propertyOf = (page: Page, name: string) => attributeOf(page, `meta[property="${name}"]`, 'content')

const alternatesOf = (page: Page) =>
  [...page.document.head.querySelectorAll('link[rel="alternate"]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])

test.each([
  ['/', '', '/en-GB'],
  [PRODUCT, PRODUCT, `/en-GB${PRODUCT}`],
  ['/category/wallpaper', '/category/wallpaper', '/en-GB/category/wallpaper'],
  ['/help/delivery', '/help/delivery', '/en-GB/help/delivery'],
])(
  'contains the canonical URL of %s and the URLs of the page in the other locales',
  async (path, american, british) => {
    const page = await aVisitor().open(path)
    expect(canonicalOf(page)).toBe(`${origin}${american || '/'}`)
    expect(alternatesOf(page)).toEqual([
      ['en-US', `${origin}${american || '/'}`],
      ['en-AU', `${origin}${british.replace('en-GB', 'en-AU')}`],
      ['en-CA', `${origin}${british.replace('en-GB', 'en-CA')}`],
      ['en-GB', `${origin}${british}`],
      ['en', `${origin}${british.replace('en-GB', 'en')}`],
      ['x-default', `${origin}${american || '/'}`],
    ])
    const abroad = await aVisitor().open(british)
    expect(canonicalOf(abroad)).toBe(`${origin}${british}`)
    expect(alternatesOf(abroad)).toEqual(alternatesOf(page))
  },
)

test('contains the same canonical URL for every variant and campaign', async () => {
  const page = await aVisitor().open(
    `${PRODUCT}?sku=quince-orchard-night-pond-printed-fabric-qc-yard&utm_source=a`,
  )
  expect(canonicalOf(page)).toBe(origin + PRODUCT)
  expect(robotsOf(page)).toBeUndefined()
})

test('gives later pages of a listing their own canonical URL and title, and lets search engines index them', async () => {
  const [first, second] = await Promise.all(
    ['?utm_source=a', '?page=2'].map((search) => aVisitor().open(`/category/printed-fabric${search}`)),
  )
  expect(first && canonicalOf(first)).toBe(`${origin}/category/printed-fabric`)
  expect(second && canonicalOf(second)).toBe(`${origin}/category/printed-fabric?page=2`)
  expect(second && robotsOf(second)).toBeUndefined()
  expect(second?.title).toMatch(/, page 2 · /)
})

test.each(['/category/printed-fabric?style=Stripe', '/category/printed-fabric?sort=name'])(
  'excludes %s from search engines, but lets search engines follow the links on it',
  async (path) => {
    const page = await aVisitor().open(path)
    expect([robotsOf(page), canonicalOf(page), alternatesOf(page)]).toEqual([
      'noindex, follow',
      undefined,
      [],
    ])
  },
)

test.each(['/search?query=fan', '/cart', '/account/login', '/preferences', '/product/nothing'])(
  'excludes %s from search engines',
  async (path) => expect(robotsOf(await aVisitor().open(path))).toMatch(/^noindex/),
)

test('describes a product with an offer for each variant, in the currency of the locale', async () => {
  const page = await aVisitor().open(`/en-GB${PRODUCT}`)
  const product = structuredData(page.document, 'Product')
  expect(product).toMatchObject({ name: 'Quince Orchard, Fabric', url: `${origin}/en-GB${PRODUCT}` })
  const skus = product.offers.map(({ sku }) => sku)
  expect(new Set(skus).size).toBe(skus.length)
  expect(skus).toContain('quince-orchard-night-pond-printed-fabric-qc-yard')
  for (const { priceCurrency, url, sku } of product.offers)
    expect([priceCurrency, url]).toEqual(['GBP', `${origin}/en-GB${PRODUCT}?sku=${sku}`])
  const [offer] = product.offers
  expect((await aVisitor().open(offer?.url ?? '')).text).toContain(`£${offer?.price}`)
})

test('contains the design, its colorway and its artist in the title of a product', async () =>
  expect((await aVisitor().open(PRODUCT)).title).toBe(
    'Quince Orchard, Fabric in Night pond by Imani Okafor · Selvedge',
  ))

test('contains the breadcrumbs of a product and of a category as structured data', async () => {
  const product = structuredData((await aVisitor().open(PRODUCT)).document, 'BreadcrumbList')
  expect(product.itemListElement.map(({ item }) => item)).toEqual([
    `${origin}/`,
    expect.stringContaining('/category/'),
    expect.stringContaining('/category/'),
    origin + PRODUCT,
  ])
  const category = structuredData((await aVisitor().open('/category/vinyl')).document, 'BreadcrumbList')
  expect(category.itemListElement.map(({ item }) => item)).toEqual([
    `${origin}/`,
    `${origin}/category/wallpaper`,
    `${origin}/category/vinyl`,
  ])
})

test('lists products in structured data with positions that continue across the pages of a category', async () => {
  const { document } = await aVisitor().open('/category/printed-fabric?page=2')
  const { itemListElement } = structuredData(document, 'ItemList')
  const [first] = itemListElement
  expect(first?.position).toBe(49)
  expect((await aVisitor().open(first?.url ?? '')).status).toBe(200)
})

test('describes the shop and its search on the home page', async () => {
  const { document } = await aVisitor().open('/en-GB')
  expect(structuredData(document, 'Organization').logo).toBe(`${origin}/brands/selvedge/logo.svg`)
  expect(structuredData(document, 'WebSite')).toMatchObject({
    url: `${origin}/en-GB`,
    potentialAction: { target: { urlTemplate: `${origin}/en-GB/search?query={search_term_string}` } },
  })
})

test.each([
  ['/', 'website'],
  [PRODUCT, 'product'],
  ['/category/wallpaper', 'website'],
])('contains preview data with an image for links to %s', async (path, type) => {
  const page = await aVisitor().open(path)
  expect([propertyOf(page, 'og:type'), propertyOf(page, 'og:url')]).toEqual([type, canonicalOf(page)])
  expect(propertyOf(page, 'og:title')).toBe(page.title.replace(/ · Selvedge$/, ''))
  expect(propertyOf(page, 'og:locale')).toBe('en_US')
  expect(attributeOf(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  const image = propertyOf(page, 'og:image') ?? ''
  expect(image).toMatch(`${origin}/pictures/jpeg/1200/`)
  // An unknown size or a missing source would not be 200; an image that is still being drawn is a placeholder.
  expect((await aVisitor().open(image)).status).toBe(200)
})

test('contains the size of the preview image of a product', async () => {
  const page = await aVisitor().open(PRODUCT)
  expect([propertyOf(page, 'og:image:width'), propertyOf(page, 'og:image:height')]).toEqual(['1200', '1500'])
})

test.each([
  ['', 'Fiber content'],
  ['/en-GB', 'Fibre content'],
])('for the path prefix "%s", shows the label "%s" in the list of product details', async (prefix, label) => {
  const page = await aVisitor().open(prefix + PRODUCT)
  expect(page.all('term').map(({ textContent }) => textContent)).toContain(label)
})

test('sends title and description, but no structured data, in the response to a data request', async () => {
  const { body } = await aVisitor().open(`${PRODUCT}.data`)
  expect(body).toContain('Night pond by Imani Okafor')
  expect(body).not.toContain('schema.org')
})
