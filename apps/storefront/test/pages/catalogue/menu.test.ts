import type { Page } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor } from '../../shop.ts'
import { countDesigns, designCount, specifiedSlugs } from './listings.ts'

const menuOf = (page: Page): Element => page.document.querySelector('#menu') as Element

/** The categories that a page links to, by slug. */
const linkedCategories = (page: Page): string[] => [
  ...new Set([...page.body.matchAll(/href="\/category\/([\w-]+)/g)].map(([, slug]) => slug ?? '')),
]

test('reaches every category of the specification within three links from the home page', async () => {
  const visitor = aVisitor()
  let pages: Page[] = [await visitor.open('/')]
  const reached = new Set<string>()
  for (let links = 1; links <= 3; links += 1) {
    const found = [...new Set(pages.flatMap(linkedCategories))].filter((slug) => !reached.has(slug))
    for (const slug of found) reached.add(slug)
    pages = await Promise.all(found.map((slug) => visitor.open(`/category/${slug}`)))
    expect(pages.filter(({ status }) => status !== 200)).toEqual([])
  }
  expect(specifiedSlugs.filter((slug) => !reached.has(slug))).toEqual([])
})

test('shows the same number of designs for each kind in the menu and in its listing', async () => {
  const visitor = aVisitor()
  const home = await visitor.open('/')
  const kinds = [...menuOf(home).querySelectorAll('a')].flatMap((link) => {
    const [, count] = /(\d+)$/.exec(link.textContent ?? '') ?? []
    return count ? [{ link, count: Number(count) }] : []
  })
  expect(kinds.length).toBeGreaterThan(20)
  const counts = await Promise.all(
    kinds.map(({ link }) => countDesigns(visitor, link.getAttribute('href') ?? '')),
  )
  expect(counts).toEqual(kinds.map(({ count }) => count))
  const [first] = kinds
  expect(first && designCount(await home.follow(first.link))).toBe(counts[0])
})

test('finds designs for each style and colour in the menu', async () => {
  const visitor = aVisitor()
  const home = await visitor.open('/')
  const links = [...menuOf(home).querySelectorAll('a[href*="?"]')]
  expect(links.length).toBeGreaterThan(60)
  const counts: number[] = []
  // One after another: sixty searches at once would exceed the shop's time limit for reads on a busy machine.
  for (const link of links) counts.push(await countDesigns(visitor, link.getAttribute('href') ?? ''))
  expect(counts.filter((count) => !(count > 0))).toEqual([])
  const [first] = links
  expect(first && designCount(await home.follow(first))).toBe(counts[0])
})

test('groups the menu in panels, and closes the other panels when one opens, without JavaScript', async () => {
  const home = await aVisitor().open('/')
  const panels = [...menuOf(home).querySelectorAll('details')]
  expect(
    panels.map((panel) => [panel.getAttribute('name'), panel.querySelector('summary')?.textContent]),
  ).toEqual(
    ['Fabric', 'Wallpaper', 'Bedding', 'Dining', 'Living & Decor', 'Wall Art'].map((name) => ['menu', name]),
  )
  const button = home.get('button', 'Menu')
  expect(
    home.document.getElementById(button.getAttribute('popovertarget') ?? '')?.hasAttribute('popover'),
  ).toBe(true)
})

test('marks the category of the page in the menu', async () => {
  const page = await aVisitor().open('/category/napkin')
  const marked = [...menuOf(page).querySelectorAll('[aria-current]')]
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/category/napkin'])
})

test('describes each category with its own text, in the intro and for search engines', async () => {
  const page = await aVisitor().open('/category/grasscloth')
  expect(page.main.textContent).toContain('Woven texture, no two rolls alike.')
  expect(page.document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'Woven texture, no two rolls alike.',
  )
})

test('shows a linked image for each subcategory of a category, and no links to sibling categories', async () => {
  const visitor = aVisitor()
  const parent = await visitor.open('/category/dining')
  for (const slug of ['napkin', 'placemat', 'table-runner', 'tablecloth', 'tea-towel'])
    expect(parent.main.querySelector(`a[href="/category/${slug}"] img`)?.getAttribute('src')).toMatch(
      /^\/pictures\//,
    )
  const leaf = await visitor.open('/category/napkin')
  expect(leaf.main.querySelector('a[href="/category/placemat"]')).toBeNull()
})
