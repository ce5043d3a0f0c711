import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { previewLink } from '@selvedge/service'
import { type Page, PREVIEW_KEY, runPlatformAdmin } from '@selvedge/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aVisitor, shop } from '../../shop.ts'

/** Other tests visit the same shop, so that each draft has a name of its own. */
const drafts = { whole: 'preview-test', larkhouse: 'preview-test-larkhouse' } as const
const inAnHour = (): number => Math.floor(Date.now() / 1_000) + 3_600
const linkTo = (draft: string, { site = 'selvedge', until = inAnHour(), key = PREVIEW_KEY } = {}): string =>
  previewLink(shop.storefront, { site, draft, until }, key)

let folder = ''
const save = async (container: string, key: string, value: object): Promise<void> => {
  const path = join(folder, 'content.json')
  await writeFile(path, JSON.stringify(value))
  const saved = await runPlatformAdmin(shop.platformDatabase, 'save-content', container, key, path)
  if (saved.code !== 0) throw new Error(saved.error)
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'))
  await save('home', `selvedge~${drafts.whole}`, { hero: { title: 'Draft of a front page' } })
  await save('site-config', `selvedge~${drafts.whole}`, {
    motto: 'Draft of a motto.',
    categories: ['bedding'],
    url: 'https://elsewhere.example',
  })
  await save('collections', `draft-only~${drafts.whole}`, {
    title: 'A collection in a draft',
    order: 1,
    products: ['larder-gingham-biscuit-tin-sheet-set'],
  })
  await save('home', `larkhouse~${drafts.larkhouse}`, { hero: { title: 'Draft for Larkhouse' } })
})
afterAll(() => rm(folder, { recursive: true }))

const bar = ({ document }: Page) =>
  [...document.querySelectorAll('aside')].find(({ textContent }) => textContent?.includes('End preview')) ??
  null
const heading = ({ document }: Page) => document.querySelector('h1')?.textContent
const motto = ({ document }: Page) => document.querySelector('footer')?.textContent ?? ''

test('shows a draft only in the browser that opened the preview link, on all pages, until the preview ends there', async () => {
  const [team, shopper] = [aVisitor(), aVisitor()]
  const before = heading(await shopper.open('/'))
  const page = await team.open(linkTo(drafts.whole))
  expect(page.path).toBe('/')
  expect(heading(page)).toBe('Draft of a front page')
  expect(motto(page)).toContain('Draft of a motto.')
  expect(bar(page)?.textContent).toContain(`Preview of the draft ${drafts.whole}.`)
  expect(page.body).not.toContain('Split_Testing')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  for (const [path, status] of [
    ['/category/bedding', 200],
    ['/category/wallpaper', 404],
    ['/collection/draft-only', 200],
    ['/cart', 200],
  ] as const) {
    const opened = await team.open(path)
    expect([path, opened.status, bar(opened) !== null]).toEqual([path, status, true])
  }

  const published = await shopper.open('/')
  expect([heading(published), bar(published)]).toEqual([before, null])
  expect(motto(published)).not.toContain('Draft of a motto.')
  expect((await shopper.open('/category/wallpaper')).status).toBe(200)
  expect((await shopper.open('/collection/draft-only')).status).toBe(404)
  expect(await (await fetch(`${shop.storefront}/sitemap-collections.xml`)).text()).not.toContain('draft-only')

  const ended = await (await team.open('/')).press('End preview')
  expect([heading(ended), bar(ended)]).toEqual([before, null])
})

test('shows each edit of a draft at once', async () => {
  const team = aVisitor()
  const edited = `${drafts.whole}-edited`
  await save('home', `selvedge~${edited}`, { hero: { title: 'First edit' } })
  expect(heading(await team.open(linkTo(edited)))).toBe('First edit')
  await save('home', `selvedge~${edited}`, { hero: { title: 'Second edit' } })
  expect(heading(await team.open('/'))).toBe('Second edit')
})

test('redirects from a preview link of another site to that site, and does not show that preview on the current site', async () => {
  const team = aVisitor()
  const opened = await team.open(linkTo(drafts.larkhouse, { site: 'larkhouse' }))
  expect(opened.url.origin).toBe(shop.larkhouse)
  expect(heading(opened)).toBe('Draft for Larkhouse')
  expect(bar(await team.open('/'))).toBeNull()
})

test('shows the preview in the locale of the opened page', async () => {
  const team = aVisitor()
  await team.open(linkTo(drafts.whole))
  const page = await team.open('/en-GB')
  expect([page.path, heading(page), bar(page) !== null]).toEqual(['/en-GB', 'Draft of a front page', true])
})

test.each([
  [
    'is signed with another key',
    { key: 'another key of enough length' },
    403,
    'This preview link is not valid',
  ],
  ['has expired', { until: 1_700_000_000 }, 410, 'This preview link has expired'],
  [
    'names a site that does not exist',
    { site: 'nowhere' },
    404,
    `There is no draft ${drafts.whole} for nowhere`,
  ],
] as const)('explains why a preview link does not work when it %s', async (_, changes, status, title) => {
  const visitor = aVisitor()
  const page = await visitor.open(linkTo(drafts.whole, changes))
  expect([page.status, heading(page)]).toEqual([status, title])
  expect(bar(await visitor.open('/'))).toBeNull()
})

test('shows an error for a preview link without a signature or with a missing draft', async () => {
  const visitor = aVisitor()
  const missing = await visitor.open(linkTo(drafts.larkhouse))
  expect([missing.status, heading(missing)]).toEqual([
    404,
    `There is no draft ${drafts.larkhouse} for selvedge`,
  ])
  expect((await visitor.open('/preview')).status).toBe(403)
  expect((await visitor.open(`/preview?site=selvedge&draft=${drafts.whole}`)).status).toBe(403)
})
