import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aVisitor, shop } from '../../shop.ts'
import { designsOf } from './listings.ts'
import { type ExpectedSearch, expectedSearches } from './searches.ts'

const addressOf = ({ query, locale }: ExpectedSearch): string =>
  `${locale ? `/${locale}` : ''}/search?${new URLSearchParams({ query })}`

const name = ({ query, locale }: ExpectedSearch): string => `“${query}”${locale ? ` in ${locale}` : ''}`

const found = expectedSearches.flatMap(({ first, ...search }) => (first ? [{ ...search, first }] : []))
const nothing = expectedSearches.filter(({ first }) => !first)

test.each(found.map((search) => [search.kind, name(search), search] as const))(
  'shows the expected design first for a %s: %s',
  async (_kind, _name, search) => {
    const page = await aVisitor().open(addressOf(search))
    expect(designsOf(page)[0]?.replace(/^.*\/product\/|\?.*$/g, '')).toMatch(search.first)
    expect(page.heading).toBe(`“${search.corrected ?? search.query}”`)
    expect(page.body.includes(', so these are results for')).toBe(search.corrected !== undefined)
  },
)

test.each(nothing.map((search) => [name(search), search] as const))(
  'suggests other searches, categories and designs when nothing is found: %s',
  async (_name, search) => {
    const page = await aVisitor().open(addressOf(search))
    expect([page.status, page.heading]).toEqual([200, `Nothing matches “${search.query}”`])
    expect(page.has('link', 'Duvet Covers')).toBe(true)
    expect(page.main.querySelectorAll('article')).toHaveLength(4)
    for (const part of search.parts ?? []) {
      const found = await page.follow(`“${part}”`)
      expect(found.heading).toBe(`“${part}”`)
      expect(found.main.querySelectorAll('article').length).toBeGreaterThan(0)
    }
  },
)

test('tests at least eighty different searches', () => {
  expect(expectedSearches.length).toBeGreaterThanOrEqual(80)
  expect(new Set(expectedSearches.map(name)).size).toBe(expectedSearches.length)
})

test('tests every search that the documentation lists', () => {
  const page = readFileSync(new URL('../../../../../tooling/docs/searches.md', import.meta.url), 'utf8')
  const documented = [...page.matchAll(/^\|[^|]*\| `([^`]+)`(?: \(([^)]+)\))? *\|/gm)].map(
    ([, query, locale]) => `${query} ${locale ?? ''}`,
  )
  expect(documented).toEqual(expectedSearches.map(({ query, locale }) => `${query} ${locale ?? ''}`))
})

test('applies filters to the results of a corrected search', async () => {
  const page = await aVisitor().open('/search?query=velvte')
  const narrowed = await page.check(/^Stripe/).press('Apply filters')
  expect([narrowed.heading, narrowed.url.searchParams.get('query')]).toEqual(['“velvet”', 'velvte'])
  expect(narrowed.main.querySelectorAll('article').length).toBeGreaterThan(0)
})

const suggest = async (query: string, path = '/search/suggest') => {
  const response = await fetch(`${shop.storefront}${path}?${new URLSearchParams({ query })}`)
  return { response, suggestions: await response.json() }
}
const labels = (list: readonly { readonly label: string }[]): string[] => list.map(({ label }) => label)

test('suggests designs with artist and colours, and also the artists and the product kinds of these designs', async () => {
  const { response, suggestions } = await suggest('quinc')
  expect(response.headers.get('cache-control')).toBe('private, max-age=60')
  expect(suggestions.designs).toEqual([
    expect.objectContaining({ label: 'Quince Orchard', artist: 'Imani Okafor', colourways: 3 }),
  ])
  expect(suggestions.designs[0].dots).toHaveLength(5)
  expect(suggestions.designs[0].href).toMatch(/^\/product\/quince-orchard-/)
  expect(suggestions.artists).toEqual([
    expect.objectContaining({ label: 'Imani Okafor', href: '/artist/imani-okafor' }),
  ])
  expect(labels(suggestions.kinds)).toContain('Wallpaper')
  expect(suggestions.total).toBeGreaterThan(0)
})

test('suggests artists, categories, materials, styles and colors by their beginnings', async () => {
  expect((await suggest('fl')).suggestions).toMatchObject({ kinds: [], total: 0 })
  expect(labels((await suggest('ken')).suggestions.artists)).toContain('Kenji Mori')
  expect(labels((await suggest('duv')).suggestions.categories)).toContain('Duvet Covers')
  expect(labels((await suggest('cushion')).suggestions.categories)).toContain('Throw Pillows')
  expect(labels((await suggest('belg')).suggestions.categories)).toContain('Belgian linen')
  expect(labels((await suggest('flor')).suggestions.categories)).toContain('Floral')
  expect(labels((await suggest('nav')).suggestions.categories)).toContain('navy')
})

test('suggests the nearest designs for a misspelt text', async () => {
  expect(labels((await suggest('quicne')).suggestions.designs)).toContain('Quince Orchard')
})

test('links to pages in the locale of the URL', async () => {
  const { suggestions } = await suggest('quince', '/en-GB/search/suggest')
  expect(suggestions.designs[0].href).toMatch(/^\/en-GB\/product\//)
})

test.each(['', 'q', ' ', '\u0000\u0001', '🧵', '\'"<>&|!', 'x'.repeat(5_000), '-- or ""'])(
  'responds without an error to the text %j',
  async (query) => {
    const { response, suggestions } = await suggest(query)
    expect(response.status).toBe(200)
    expect(suggestions).toHaveProperty('designs')
  },
)
