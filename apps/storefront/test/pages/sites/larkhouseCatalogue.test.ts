import { productPath, type Visitor } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, shop } from '../../shop.ts'

const aLarkhouseVisitor = (): Visitor => aVisitor({ shop: shop.larkhouse })

test('sells only the categories of Larkhouse in the menu, listings, search, product pages and sitemaps', async () => {
  const visitor = aLarkhouseVisitor()
  const fabric = await productPath(aVisitor(), { category: 'fabric' })
  expect((await aVisitor().open(fabric)).status).toBe(200)
  for (const path of [fabric, '/category/fabric', '/category/printed-fabric'])
    expect([path, (await visitor.open(path)).status]).toEqual([path, 404])
  const home = await visitor.open('/')
  const links = [...home.document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((href) => /\/category\/(printed-)?fabric$/.test(href))).toEqual([])
  expect(links).toContain('/category/wallpaper')
  const slug = fabric.split('/').at(-1) ?? ''
  const search = await visitor.open(`/search?query=${encodeURIComponent(slug.replaceAll('-', ' '))}`)
  expect(search.document.documentElement.innerHTML).not.toContain(`/product/${slug}"`)
  const index = await (await fetch(`${shop.larkhouse}/sitemap.xml`)).text()
  expect(index).toContain(`<loc>${shop.larkhouse}/sitemap-products-1.xml</loc>`)
  const products = await (await fetch(`${shop.larkhouse}/sitemap-products-1.xml`)).text()
  expect(products).toContain(`${shop.larkhouse}/product/`)
  expect(products).not.toContain(`/product/${slug}<`)
  const categories = await (await fetch(`${shop.larkhouse}/sitemap-categories.xml`)).text()
  expect(categories).toContain('/category/wallpaper<')
  expect(categories).not.toContain('/category/fabric<')
  expect(await (await fetch(`${shop.larkhouse}/robots.txt`)).text()).toContain(
    `${shop.larkhouse}/sitemap.xml`,
  )
})

test('serves exactly the artist and collection pages that Larkhouse’s sitemaps list, each with a product link', async () => {
  const visitor = aLarkhouseVisitor()
  const addresses = async (url: string, kind: 'artist' | 'collection') => {
    const sitemap = await (await fetch(`${url}/sitemap-${kind}s.xml`)).text()
    return [...sitemap.matchAll(new RegExp(`<loc>${url}(/${kind}/[^<]+)</loc>`, 'g'))].map(
      ([, path = '']) => path,
    )
  }
  const sold = { artist: 0, collection: 0 }
  for (const kind of ['artist', 'collection'] as const) {
    const all = await addresses(shop.storefront, kind)
    const here = await addresses(shop.larkhouse, kind)
    for (const path of all) {
      const page = await visitor.open(path)
      expect([path, page.status]).toEqual([path, here.includes(path) ? 200 : 404])
      if (page.status !== 200) continue
      sold[kind] += 1
      expect([
        path,
        /<a [^>]*href="[^"]*\/product\//.test(/<main.*<\/main>/s.exec(page.body)?.[0] ?? ''),
      ]).toEqual([path, true])
    }
  }
  expect(sold.artist).toBeGreaterThan(0)
  expect(sold.collection).toBeGreaterThan(0)
})

test('links from the main pages of Larkhouse only to pages that exist', async () => {
  const visitor = aLarkhouseVisitor()
  const hrefs = new Set<string>()
  for (const path of ['/', '/cart', '/search?query=nothingofthatname', '/help/delivery'])
    for (const link of (await visitor.open(path)).document.querySelectorAll('a[href^="/"]'))
      hrefs.add((link.getAttribute('href') ?? '').split('#')[0] ?? '')
  expect(hrefs.size).toBeGreaterThan(30)
  for (const href of hrefs) expect([href, (await visitor.open(href)).status]).toEqual([href, 200])
})

test('shows prices and design counts, and no design twice, on the home page of a site without fabric', async () => {
  const home = await aLarkhouseVisitor().open('/')
  const section = (id: string) => home.document.getElementById(id)?.closest('section')
  expect(section('rail')?.textContent).toMatch(/Wallpaper ?from \$[\d.]+ a roll.*Tea towels ?\$[\d.]+/s)
  const designs = [...(section('designers')?.querySelectorAll('img') ?? [])].map((image) => image.alt)
  expect(designs).toHaveLength(7)
  expect(new Set(designs).size).toBe(7)
  expect(section('designers')?.textContent).toMatch(/[2-9]\d* designs/)
  expect(section('collections')?.textContent).toMatch(/[2-9]\d* designs/)
})
