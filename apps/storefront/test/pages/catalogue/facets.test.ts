import type { Page } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor } from '../../shop.ts'
import { countDesigns, designCount, facetsOf, optionsOf, shownPrices } from './listings.ts'

const withParameters = (page: Page, ...added: readonly (readonly [string, string])[]): string => {
  const search = new URLSearchParams(page.url.search)
  for (const [name, value] of added) search.append(name, value)
  return `${page.path}?${search}`
}

test.each([
  '/category/fabric',
  '/category/printed-fabric?colour=blue',
  '/category/wallpaper',
  '/category/grasscloth',
  '/category/dining',
  '/category/throw-pillow',
  '/en-GB/category/living-and-decor?min=30',
  '/search?query=rose',
  '/search?query=&kind=bedding',
])('for each filter option of %s, finds as many designs as the option’s count', async (path) => {
  const visitor = aVisitor()
  const listing = await visitor.open(path)
  const chosen = new Set(listing.url.searchParams.keys())
  // Another value of a facet with a chosen one widens the results.
  const options = optionsOf(listing).filter(({ name }) => !chosen.has(name))
  expect(options.length).toBeGreaterThan(3)
  expect(await countDesigns(visitor, path)).toBe(designCount(listing))
  const found = await Promise.all(
    options.map(async (option) => ({
      ...option,
      count: await countDesigns(visitor, withParameters(listing, [option.name, option.value])),
    })),
  )
  expect(found).toEqual(options)
})

test.each([
  ['/category/printed-fabric', ['Color', 'Style', 'Size', 'Designer', 'Price', 'Material']],
  ['/category/wallpaper', ['Color', 'Paper', 'Style', 'Price']],
  ['/category/bedding', ['Kind', 'Color', 'Style', 'Price']],
  ['/category/throw-pillow', ['Color', 'Size', 'Style', 'Price', 'Offers']],
  ['/search?query=', ['Kind', 'Color', 'Style', 'Designer', 'Price', 'Offers']],
  ['/search?query=&kind=wallpaper', ['Kind', 'Paper', 'Size']],
])('shows the expected facets on %s', async (path, names) => {
  expect(facetsOf(await aVisitor().open(path))).toEqual(expect.arrayContaining(names))
})

test.each([
  ['/category/bedding', 'Size'],
  ['/category/throw-pillow', 'Kind'],
  ['/category/color-map', 'Color'],
  ['/search?query=', 'Material'],
])('on %s, hides the facet %s', async (path, name) => {
  expect(facetsOf(await aVisitor().open(path))).not.toContain(name)
})

test.each([
  ['', 'Color'],
  ['/en-GB', 'Colour'],
  ['/en-AU', 'Colour'],
  ['/en-CA', 'Colour'],
])('uses the spelling of the locale for the colour facet on %s: “%s”', async (locale, spelling) => {
  expect(facetsOf(await aVisitor().open(`${locale}/category/fabric`))).toContain(spelling)
})

test.each(['', '/en-GB', '/en', '/en-CA', '/en-AU'])(
  'filters by the price that the product cards show, in the currency of %s',
  async (locale) => {
    const visitor = aVisitor()
    const all = await visitor.open(`${locale}/category/throw-pillow`)
    const prices = shownPrices(all).sort((a, b) => a - b)
    const [low = 0, high = 0] = [prices[Math.floor(prices.length / 4)], prices[Math.floor(prices.length / 2)]]
    const narrowed = await all
      .fill(/^From, /, String(low / 100))
      .fill(/^To, /, String(high / 100))
      .press('Apply filters')
    const expected = prices.filter((price) => price >= low && price <= high)
    expect(shownPrices(narrowed).sort((a, b) => a - b)).toEqual(expected)
    expect(designCount(narrowed)).toBe(expected.length)
    const cleared = await narrowed.follow(/^Remove filter: Price/)
    expect([cleared.url.search, designCount(cleared)]).toEqual(['', designCount(all)])
  },
)

test.each([
  '/category/fabric?material=Belgian+linen',
  '/category/gold-metallic',
  '/category/bedding?size=Queen',
])('has no filter by price on %s, whose cards show the prices of some variants', async (path) => {
  const visitor = aVisitor()
  const all = await visitor.open(path)
  expect(facetsOf(all)).not.toContain('Price')
  const limited = await visitor.open(`${path}${path.includes('?') ? '&' : '?'}min=900&max=901`)
  expect([designCount(limited), shownPrices(limited)]).toEqual([designCount(all), shownPrices(all)])
})

test('shows “from” on the cards of a listing with a limit of the price', async () => {
  const visitor = aVisitor()
  const limited = await visitor.open('/category/printed-fabric?max=20')
  expect(limited.body).toMatch(/<article.*?from \$18\.99.*?<\/article>/s)
})

test('shows only designs with reduced prices when the “On sale” filter is checked', async () => {
  const sale = await (await aVisitor().open('/category/throw-pillow'))
    .check(/^On sale/)
    .press('Apply filters')
  const cards = sale.all('article', undefined, sale.main)
  expect(cards.length).toBe(designCount(sale))
  expect(cards.every((card) => card.querySelector('s'))).toBe(true)
})

test('keeps the sort order and the search text when filters are applied and cleared', async () => {
  const found = await aVisitor().open('/search?query=orchard&sort=name')
  const narrowed = await found.check(/^Fabric/).press('Apply filters')
  expect(Object.fromEntries(narrowed.url.searchParams)).toMatchObject({
    query: 'orchard',
    sort: 'name',
    kind: 'fabric',
  })
  const cleared = await narrowed.follow('Clear all')
  expect(Object.fromEntries(cleared.url.searchParams)).toEqual({ query: 'orchard', sort: 'name' })
})

test.each([
  ['limits', 'min=-1&max=abc'],
  ['a large limit', 'min=99999999999999999999'],
  ['kinds', 'kind=nothing&sale=maybe'],
  ['texts', 'colour=&style=%00&size=%F0%9F%A7%B5'],
  ['names', 'colour[]=red&__proto__=x&constructor=y&sort=__proto__'],
  ['a long text', `designer=${'x'.repeat(3000)}`],
])('shows a listing despite the invalid parameters %s', async (_, search) => {
  const page = await aVisitor().open(`/category/fabric?${search}`)
  expect(page.status).toBe(200)
  expect(designCount(page)).toBeGreaterThanOrEqual(0)
})
