import { expect, test } from 'vitest'
import { aVisitor, givenCart, givenCustomer } from '../../shop.ts'

const designCount = (text: string): number => Number(/([0-9,]+) designs?/.exec(text)?.[1])

test('filters a category by a facet in the URL, and removes the filter again', async () => {
  const category = await aVisitor().open('/category/printed-fabric')
  const narrowed = await category.check(/^Stripe/).press('Apply filters')
  expect(narrowed.url.searchParams.get('style')).toBe('Stripe')
  expect(designCount(narrowed.text)).toBeLessThan(designCount(category.text))
  const widened = await narrowed.follow(/^Remove filter/)
  expect(widened.url.searchParams.has('style')).toBe(false)
  expect(designCount(widened.text)).toBe(designCount(category.text))
})

test('finds designs by their names', async () => {
  const home = await aVisitor().open('/')
  const found = await home.fill(/^Search/, 'Palais Fan').enter(/^Search/)
  expect(found.url.search).toBe('?query=Palais+Fan')
  expect(found.text).toContain('Palais Fan')
})

test('shows a message when a search finds nothing, and escapes markup in the search text', async () => {
  const query = encodeURIComponent('<script>alert(1)</script>"\u0000zzz')
  const found = await aVisitor().open(`/search?query=${query}`)
  expect(found.text).toContain('Nothing matches “<script>alert(1)</script>"zzz”')
  expect(found.body).not.toContain('<script>alert(1)</script>')
})

test.each(['/product/nothing', '/category/nothing', '/xx/cart', '/nothing/at/all', '/en-GB/product/nothing'])(
  'responds to %s with the designed 404 page',
  async (path) => {
    const page = await aVisitor().open(path)
    expect([page.status, page.headings]).toEqual([
      404,
      expect.arrayContaining(['This page has a dropped stitch']),
    ])
  },
)

test('marks the cart link as current only on the cart page', async () => {
  const visitor = aVisitor()
  const current = (page: Awaited<ReturnType<typeof visitor.open>>) =>
    page.get('link', /^Cart, /).getAttribute('aria-current')
  expect(current(await visitor.open('/'))).toBeNull()
  expect(current(await visitor.open('/cart'))).toBe('page')
})

test('redirects a locale in lower case to its canonical form', async () => {
  const response = await aVisitor().open('/en-gb/cart', { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/en-GB/cart'])
})

test('redirects to the locale of the cart’s currency when a page is opened in another locale', async () => {
  const { visitor } = await givenCart()
  // A link from a visitor in another country.
  const category = await visitor.open('/en-GB/category/wallpaper')
  expect(category.path).toBe('/category/wallpaper')
  const { page: cart } = await givenCart({ visitor, lines: [{ category: 'wallpaper' }] })
  expect(cart.all('article')).toHaveLength(2)
  expect(cart.amounts.Total).toMatch(/^\$/)
})

test('switches the currency without leaving the page, and reprices the cart', async () => {
  const { visitor } = await givenCart({ code: 'WELCOME10' })
  const search = await visitor.open('/search?query=fan')
  const preferences = await search.follow(/^Country and currency/)
  const priced = await preferences.check(/GBP$/).press('Save')
  expect(priced.path + priced.url.search).toBe('/en-GB/search?query=fan')
  expect(priced.text).toContain('£')
  const cart = await visitor.open('/cart')
  expect(cart.path).toBe('/en-GB/cart')
  expect(cart.amounts.Total).toMatch(/^£/)
  expect(cart.has('button', 'Remove code WELCOME10')).toBe(true)
})

test('shows only once, on the next page, that preferences were saved', async () => {
  const visitor = aVisitor()
  const preferences = await visitor.open('/preferences')
  const saved = await preferences.check(/EUR$/).press('Save')
  expect([saved.path, saved.notices]).toEqual(['/en', ['Your preferences are saved']])
  expect((await saved.reload()).notices).toEqual([])
})

test('shows trade members their lower price, and marks it as a trade price on the product page and in the cart', async () => {
  const priceFor = async (visitor = aVisitor()) => {
    const category = await visitor.open('/category/fabric')
    const [card] = category.main.querySelectorAll('a[href*="/product/"]')
    const product = await category.follow(card ?? '')
    return { product, price: Number(/\$([0-9.]+)/.exec(product.text)?.[1]) }
  }
  const guest = await priceFor()
  const { visitor } = await givenCustomer('trade')
  const trade = await priceFor(visitor)
  expect(trade.price).toBeLessThan(guest.price)
  expect(trade.product.text).toContain('Trade price')
  const cart = await trade.product.press('Add to cart')
  expect(cart.article('Trade price')).toBeDefined()
})
