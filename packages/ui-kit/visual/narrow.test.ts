import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { components, pages } from '../scripts/components.ts'
import { createFrames, launch, openPage } from './browser.ts'

/**
 * The narrowest phone, and twice its width with text of twice the size. Widths in px. Each has a frame of its own, so
 * that the window keeps its size.
 */
const frames = [
  { width: 320, text: '100%' },
  { width: 640, text: '200%' },
] as const

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launch()
  const widths = frames.map(({ width }) => width)
  page = (await openPage(browser, sum(widths))).page
  await page.goto(inject('frameUrl'))
  await createFrames(page, widths)
  await page.evaluate(
    (texts) => {
      for (const [at, frame] of document.querySelectorAll('iframe').entries()) {
        frame.style.height = '800px'
        frame.contentDocument?.documentElement.style.setProperty('font-size', texts[at] ?? '')
      }
    },
    frames.map(({ text }) => text),
  )
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
      const request = {
        file,
        stories: stories.map(({ name }) => name),
        brand: 'selvedge',
        mode: 'light',
        look: 'page',
        play: stories.some(({ play }) => play),
      } as const
      for (const [at, { width }] of frames.entries()) {
        const problems = await page.evaluate(
          async ([index, requested]) => {
            const frame = document.querySelectorAll('iframe')[index]?.contentWindow?.window
            await frame?.show(requested)
            return frame?.overflows()
          },
          [at, request] as const,
        )
        found.push(...(problems ?? ['no frame']).map((problem) => `${width} px: ${problem}`))
      }
    }
    expect(found).toEqual([])
  },
)
