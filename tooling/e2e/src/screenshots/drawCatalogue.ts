import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { launchChromium } from '../harness/chromium.ts'
import { cataloguePages, type Screenshot } from './cataloguePages.ts'

/**
 * Draws sheets of the catalogue's pages at three widths in light and dark mode, for tooling/docs:
 * `node src/screenshots/drawCatalogue.ts [URL of a shop]`.
 */
const SHOP = process.argv[2] ?? 'http://localhost:3000'
const FOLDER = join(import.meta.dirname, '../../../docs/pictures')
const COLUMNS = 6
/** The width of a screenshot on the sheet, and the part of each page that is shown, as a multiple of the window's width. */
const SCREENSHOT_PX = 260
const SHOWN_HEIGHT = { 390: 3.2, 820: 2.2, 1440: 1.8 } as const

type Width = keyof typeof SHOWN_HEIGHT
type Mode = 'light' | 'dark'

const widths = [390, 820, 1440] as const satisfies readonly Width[]
const modes = ['light', 'dark'] as const satisfies readonly Mode[]

/** Takes a JPEG of the upper part of a page. */
const draw = async (
  browser: Browser,
  { path, open }: Screenshot,
  width: Width,
  mode: Mode,
): Promise<string> => {
  const height = Math.round(width * SHOWN_HEIGHT[width])
  const context = await browser.newContext({ baseURL: SHOP, viewport: { width, height } })
  await context.addInitScript((chosen) => {
    localStorage.setItem('cookie-consent', 'all')
    localStorage.setItem('color-mode', chosen)
  }, mode)
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('html[data-hydrated]:not([data-busy])').waitFor()
  await open?.(page)
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { width, top, left, right } = image.getBoundingClientRect()
      const isShown = width > 0 && top < innerHeight && left < innerWidth && right > 0
      return image.complete || !isShown || !image.checkVisibility()
    }),
  )
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' })
  await context.close()
  return jpeg.toString('base64')
}

/** Puts the screenshots side by side, each with its name. */
const arrange = async (
  browser: Browser,
  screenshots: readonly { name: string; jpeg: string }[],
): Promise<Buffer> => {
  const page = await browser.newPage({
    viewport: { width: COLUMNS * (SCREENSHOT_PX + 12) + 12, height: 600 },
  })
  const figures = screenshots.map(
    ({ name, jpeg }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/jpeg;base64,${jpeg}"></figure>`,
  )
  await page.setContent(
    `<style>
      body { margin: 12px; display: grid; grid-template-columns: repeat(${COLUMNS}, ${SCREENSHOT_PX}px); gap: 12px; background: #8a8a8a }
      figure { margin: 0 } figcaption { font: 13px sans-serif; padding-bottom: 4px } img { width: 100%; display: block }
    </style>${figures.join('')}`,
  )
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  const sheet = await page.screenshot({ type: 'jpeg', quality: 60, fullPage: true })
  await page.close()
  return sheet
}

const browser = await launchChromium(chromium, 'on')
for (const width of widths)
  for (const mode of modes) {
    const screenshots = []
    for (const screenshot of cataloguePages)
      screenshots.push({ name: screenshot.name, jpeg: await draw(browser, screenshot, width, mode) })
    const file = `catalogue-${width}${mode === 'dark' ? '-dark' : ''}.jpg`
    writeFileSync(join(FOLDER, file), await arrange(browser, screenshots))
    process.stdout.write(`${file}\n`)
  }
await browser.close()
