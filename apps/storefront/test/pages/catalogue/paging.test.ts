import type { Page } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor } from '../../shop.ts'
import { designCount, designsOf } from './listings.ts'

test('shows every design once across the pages of a category, and links back to the previous page', async () => {
  const pages: Page[] = [await aVisitor().open('/category/fabric?sort=name')]
  for (;;) {
    const last = pages.at(-1) as Page
    if (!last.has('link', 'Load more designs')) break
    pages.push(await last.follow('Load more designs'))
  }
  const designs = pages.flatMap(designsOf)
  expect(pages.length).toBeGreaterThan(1)
  expect(designs.length).toBe(designCount(pages[0] as Page))
  expect(new Set(designs).size).toBe(designs.length)
  const back = await (pages[1] as Page).follow('Previous designs')
  expect(back.url.search).toBe('?sort=name')
  expect(designsOf(back)).toEqual(designsOf(pages[0] as Page))
})

test('shows the range of the listed designs on a later page', async () => {
  const page = await aVisitor().open('/category/fabric?page=2')
  expect(page.text).toContain(`Showing 49–${48 + designsOf(page).length} of`)
})

test.each(['0', '-1', '1.5', 'two', '', '99', '201', '1e3', '99999999999999999999', '%00'])(
  'responds to page %s with the 404 page',
  async (page) => {
    const found = await aVisitor().open(`/category/fabric?page=${page}`)
    expect([found.status, found.headings]).toEqual([
      404,
      expect.arrayContaining(['This page has a dropped stitch']),
    ])
  },
)

test('responds with 200 to the first page of a listing without results', async () => {
  const found = await aVisitor().open('/category/fabric?colour=mauve&page=1')
  expect([found.status, found.text]).toEqual([200, expect.stringContaining('No design fits all of that')])
})
