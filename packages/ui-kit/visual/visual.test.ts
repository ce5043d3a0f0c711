import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { components, pages } from '../scripts/components.ts'
import { launch, majorOf, openPage } from './browser.ts'
import { capturePage, captureSheet, sheetWidth } from './capture.ts'
import { type Comparison, compareScreenshot, type StorageFormat } from './screenshots.ts'
import { writeReport } from './writeReport.ts'

const versionFile = new URL('../docs/chromium.txt', import.meta.url).pathname
const themes = [
  { brand: 'selvedge', mode: 'light', widths: [390, 1440], suffix: '' },
  { brand: 'selvedge', mode: 'dark', widths: [1440], suffix: '-dark' },
  { brand: 'larkhouse', mode: 'light', widths: [1440], suffix: '-larkhouse' },
] as const
// Only the home page is compared in dark mode and in the sibling brand; the sheets cover both.
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
let sheets: { readonly page: Page; readonly consoleMessages: string[] }
let whole: { readonly page: Page; readonly consoleMessages: string[] }
let note = ''
let comparable = true

beforeAll(async () => {
  rmSync(new URL('../reports/visual', import.meta.url), { recursive: true, force: true })
  browser = await launch()
  const major = majorOf(browser)
  if (process.env.UPDATE_SCREENSHOTS === '1' || !existsSync(versionFile))
    writeFileSync(versionFile, `${major}\n`)
  const taken = readFileSync(versionFile, 'utf8').trim()
  comparable = taken === major
  note = comparable
    ? `Chromium ${major}.`
    : `The committed screenshots were taken with Chromium ${taken}, this is ${major}: nothing is compared. Take them again with UPDATE_SCREENSHOTS=1.`
  sheets = await openPage(browser, sheetWidth)
  whole = await openPage(browser, 1440)
  await sheets.page.goto(inject('frameUrl'))
  await whole.page.goto(inject('frameUrl'))
}, 60_000)

afterAll(async () => {
  await browser?.close()
  writeReport(comparisons, note)
  process.stdout.write(`${comparisons.length} screenshots. ${note}\n`)
})

beforeEach(() => {
  sheets.consoleMessages.length = 0
  whole.consoleMessages.length = 0
})

const expectUnchanged = async (name: string, screenshot: Buffer, format: StorageFormat): Promise<void> => {
  const comparison = await compareScreenshot(name, screenshot, format)
  comparisons.push(comparison)
  const pixels = comparison.kind === 'different' ? `${comparison.pixels} pixels differ, ` : ''
  expect(comparison.kind, `${pixels}see reports/visual/index.html`).toMatch(/^(same|updated)$/)
}

test('runs in the major version of Chromium that took the screenshots', ({ skip }) => {
  skip(!comparable, note)
  expect(comparable).toBe(true)
})

describe('sheets', () => {
  test.each(components())(
    '%s matches its screenshot in both brands and modes',
    async (file) => {
      const listed = await sheets.page.evaluate((name) => window.listed[name], file)
      if (!listed) throw new Error(`${file} has no stories`)
      const screenshot = await captureSheet(sheets.page, file, listed)
      expect(sheets.consoleMessages, 'console').toEqual([])
      if (comparable)
        await expectUnchanged(`sheets/${file}`, screenshot, listed.sheet === 'alone' ? 'exact' : 'palette')
    },
    60_000,
  )
})

describe('pages', () => {
  test.each(compositions)(
    '$name matches its screenshot',
    async ({ file, brand, mode, width, name }) => {
      const screenshot = await capturePage(whole.page, { file, brand, mode }, width)
      expect(whole.consoleMessages, 'console').toEqual([])
      if (comparable) await expectUnchanged(name, screenshot, 'palette')
    },
    60_000,
  )
})
