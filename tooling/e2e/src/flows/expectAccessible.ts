import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Widths in px with different layouts of the shop's pages. */
const NARROW_AND_WIDE = [390, 1440] as const

declare global {
  interface Window {
    /** Is in the document once `loadAxe` has resolved. */
    axe?: typeof axe
  }
}

/** Ignored rules. The page of an order in progress refreshes itself, because it has to work without JavaScript. */
const ALLOWED = ['meta-refresh']

/** Returns the horizontal overflow of a page in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Loads axe into the document of a page, only once because loading takes as long as the check of a small page. */
const loadAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** Resolves when nothing fades or moves any more. While a message appears, axe would find that its text has little contrast. */
const animationsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
        // A canceled animation has ended, too.
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )

/** The rules about colors, which are all that another color scheme can violate. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const violations = async (page: Page, only?: readonly string[]): Promise<readonly string[]> => {
  await loadAxe(page)
  return page.evaluate(
    async ([allowed, runOnly]) => {
      if (!window.axe) throw new Error('axe is not loaded')
      const { violations: found } = await window.axe.run(
        { exclude: ['iframe'] },
        {
          // Listing the passed rules too would take twice the time. With `preload`, axe would load style sheets and media
          // again, which only rules about media and orientation need. These rules do not apply to the shop.
          resultTypes: ['violations'],
          preload: false,
          ...(runOnly ? { runOnly: [...runOnly] } : {}),
          rules: Object.fromEntries(allowed.map((id) => [id, { enabled: false }])),
        },
      )
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
    },
    [ALLOWED, only] as const,
  )
}

/** Asserts that a page in its current state has no accessibility violation and fits the window, at each width. */
export const expectAccessible = async (
  page: Page,
  state: string,
  widths: readonly number[] = NARROW_AND_WIDE,
): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await animationsEnded(page)
    expect(await violations(page), `${state} at ${width} px`).toEqual([])
    expect(await overflow(page), `${state}: overflow at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** Asserts that the colors of a page in its current state have enough contrast. */
export const expectContrast = async (page: Page, state: string): Promise<void> => {
  await animationsEnded(page)
  expect(await violations(page, COLOR_RULES), state).toEqual([])
}
