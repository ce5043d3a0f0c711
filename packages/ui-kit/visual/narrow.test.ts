import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { components, pages } from '../scripts/components.ts'
import { launch, openPage } from './browser.ts'

/** The narrowest phone, and twice its width with text of twice the size. Widths in px. */
const windows = [
  { width: 320, text: '100%' },
  { width: 640, text: '200%' },
] as const

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launch()
  page = (await openPage(browser, windows[0].width)).page
  await page.goto(inject('frameUrl'))
}, 60_000)

afterAll(() => browser?.close())

test.each([...components(), ...pages])(
  '%s fits into 320 px, and into 640 px when the text size is doubled',
  async (file) => {
    const listed = await page.evaluate((name) => window.listed[name], file)
    if (!listed) throw new Error(`${file} has no stories`)
    // Hover, focus and phones change no widths.
    const shown = listed.stories.filter(({ kind }) => kind === 'plain' || kind === 'locale')
    // A play function needs the story for itself: it opens a dialog or a menu.
    const groups = [
      shown.filter(({ play }) => !play),
      ...shown.filter(({ play }) => play).map((story) => [story]),
    ]
    const found: string[] = []
    for (const stories of groups.filter(({ length }) => length > 0)) {
      const names = stories.map(({ name }) => name)
      const play = stories.some((story) => story.play)
      await page.evaluate((request) => window.show(request), {
        file,
        stories: names,
        brand: 'selvedge',
        mode: 'light',
        look: 'page',
        play,
      } as const)
      for (const { width, text } of windows) {
        await page.setViewportSize({ width, height: 800 })
        const problems = await page.evaluate(async (size) => {
          document.documentElement.style.fontSize = size
          // A popover follows its button in the next frame.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          return window.overflows()
        }, text)
        found.push(...problems.map((problem) => `${width} px: ${problem}`))
      }
      await page.setViewportSize({ width: windows[0].width, height: 800 })
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
    expect(found).toEqual([])
  },
)
