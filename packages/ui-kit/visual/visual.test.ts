import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { components } from '../scripts/components.ts'
import { launch, majorOf, quietPage } from './browser.ts'
import { photographPage, photographSheet, sheetWidth } from './photograph.ts'
import { type Comparison, comparePicture, type Keeping } from './pictures.ts'
import { writeReport } from './writeReport.ts'

const versionFile = new URL('../docs/chromium.txt', import.meta.url).pathname
const pages = ['Home', 'Category', 'Product', 'Cart', 'Checkout', 'Account'] as const
const themes = [
  { brand: 'selvedge', mode: 'light', widths: [390, 1440], suffix: '' },
  { brand: 'selvedge', mode: 'dark', widths: [1440], suffix: '-dark' },
  { brand: 'larkhouse', mode: 'light', widths: [1440], suffix: '-larkhouse' },
] as const
// Dark and the sibling brand are seen whole once; every component's sheet shows them in detail.
const compositions = pages.flatMap((file) =>
  themes.slice(0, file === 'Home' ? themes.length : 1).flatMap(({ brand, mode, widths, suffix }) =>
    widths.map((width) => ({
      file,
      brand,
      mode,
      width,
      name: `pages/${file.toLowerCase()}${suffix}-${width}`,
    })),
  ),
)

const comparisons: Comparison[] = []
let browser: Browser
let sheets: { readonly page: Page; readonly said: string[] }
let whole: { readonly page: Page; readonly said: string[] }
let note = ''
let comparable = true

beforeAll(async () => {
  rmSync(new URL('../reports/visual', import.meta.url), { recursive: true, force: true })
  browser = await launch()
  const major = majorOf(browser)
  if (process.env.UPDATE_PICTURES === '1' || !existsSync(versionFile))
    writeFileSync(versionFile, `${major}\n`)
  const taken = readFileSync(versionFile, 'utf8').trim()
  comparable = taken === major
  note = comparable
    ? `Chromium ${major}.`
    : `The committed pictures were taken with Chromium ${taken}, this is ${major}: nothing is compared. Take them again with UPDATE_PICTURES=1.`
  sheets = await quietPage(browser, sheetWidth)
  whole = await quietPage(browser, 1440)
  await sheets.page.goto(inject('frameUrl'))
  await whole.page.goto(inject('frameUrl'))
}, 60_000)

afterAll(async () => {
  await browser?.close()
  writeReport(comparisons, note)
  process.stdout.write(`${comparisons.length} pictures. ${note}\n`)
})

beforeEach(() => {
  sheets.said.length = 0
  whole.said.length = 0
})

const judge = async (name: string, screenshot: Buffer, keeping: Keeping): Promise<void> => {
  const comparison = await comparePicture(name, screenshot, keeping)
  comparisons.push(comparison)
  expect(comparison, 'see reports/visual/index.html').toMatchObject({
    kind: expect.stringMatching(/^(same|updated)$/),
  })
}

test('the pictures are compared by the Chromium that took them', ({ skip }) => {
  skip(!comparable, note)
  expect(comparable).toBe(true)
})

describe('sheets', () => {
  test.each(components())(
    '%s looks as it did, in both brands and modes',
    async (file) => {
      const listed = await sheets.page.evaluate((name) => window.listed[name], file)
      if (!listed) throw new Error(`${file} has no stories`)
      const screenshot = await photographSheet(sheets.page, file, listed)
      expect(sheets.said, 'console').toEqual([])
      if (comparable)
        await judge(`sheets/${file}`, screenshot, listed.sheet === 'alone' ? 'exact' : 'palette')
    },
    60_000,
  )
})

describe('pages', () => {
  test.each(compositions)(
    '$name looks as it did',
    async ({ file, brand, mode, width, name }) => {
      const screenshot = await photographPage(whole.page, { file, brand, mode }, width)
      expect(whole.said, 'console').toEqual([])
      if (comparable) await judge(name, screenshot, 'palette')
    },
    60_000,
  )
})
