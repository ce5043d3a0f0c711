import { expect, test } from 'vitest'
import { aVisitor, givenCustomer } from '../../shop.ts'
import { departments, nextPage, shownPrices, specifiedSlugs } from './listings.ts'

const slugs = [...new Set([...departments, ...specifiedSlugs])]

/** The prices of a category in an order, on its first two pages. */
const sortedPrices = async (visitor: ReturnType<typeof aVisitor>, path: string): Promise<number[]> => {
  const first = await visitor.open(path)
  const next = nextPage(first)
  return next ? [first, await visitor.open(next)].flatMap(shownPrices) : shownPrices(first)
}

test.each([
  { currency: 'USD', locale: '', rising: slugs, falling: slugs },
  { currency: 'GBP', locale: '/en-GB', rising: slugs, falling: departments },
  // Each currency has its own prices. Two pages of a department have its lowest ones.
  { currency: 'EUR', locale: '/en', rising: departments, falling: [] },
  { currency: 'CAD', locale: '/en-CA', rising: departments, falling: [] },
  { currency: 'AUD', locale: '/en-AU', rising: departments, falling: [] },
])('sorts categories by the prices on their product cards in $currency', async (market) => {
  const visitor = aVisitor()
  for (const slug of market.rising) {
    const rising = await sortedPrices(visitor, `${market.locale}/category/${slug}?sort=price-low`)
    expect(rising, slug).toEqual([...rising].sort((a, b) => a - b))
    expect(rising.length, slug).toBeGreaterThan(0)
  }
  for (const slug of market.falling) {
    const falling = await sortedPrices(visitor, `${market.locale}/category/${slug}?sort=price-high`)
    expect(falling, slug).toEqual([...falling].sort((a, b) => b - a))
  }
})

test.each([
  '/category/fabric?material=Belgian+linen',
  '/en-GB/category/fabric?material=Belgian+linen',
  '/category/wallpaper?wallpaper=Gold+metallic',
  '/category/bedding?size=Queen',
])('sorts %s by the prices of the chosen variants', async (path) => {
  const visitor = aVisitor()
  const rising = await sortedPrices(visitor, `${path}&sort=price-low`)
  expect(rising.length).toBeGreaterThan(0)
  expect(rising).toEqual([...rising].sort((a, b) => a - b))
  const falling = await sortedPrices(visitor, `${path}&sort=price-high`)
  expect(falling).toEqual([...falling].sort((a, b) => b - a))
})

test('sorts by trade prices for a trade member', async () => {
  const { visitor } = await givenCustomer('trade')
  for (const slug of departments) {
    const rising = await sortedPrices(visitor, `/category/${slug}?sort=price-low`)
    expect(rising, slug).toEqual([...rising].sort((a, b) => a - b))
  }
})

test('sorts a listing without JavaScript', async () => {
  const page = await aVisitor().open('/category/bedding?colour=blue')
  const sorted = await page.fill('Sort by', 'Price, low to high').enter('Sort by')
  expect(Object.fromEntries(sorted.url.searchParams)).toEqual({ colour: 'blue', sort: 'price-low' })
})
