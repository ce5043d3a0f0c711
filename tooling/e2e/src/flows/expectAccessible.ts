import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Widths in px with different layouts of the shop's pages. */
const NARROW_AND_WIDE = [390, 1440] as const

/** Ignored rules. The page of an order in progress refreshes itself, because it has to work without JavaScript. */
const ALLOWED = ['meta-refresh']

/** Returns the horizontal overflow of a page in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const violations = async (page: Page): Promise<readonly string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    // Running in the page, without a list of passed rules, takes a third of the time. Only rules about media and orientation,
    // which do not apply to the shop, need the style sheets and media that axe would load again.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .exclude('iframe')
    .disableRules(ALLOWED)
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Asserts that a page in its current state has no accessibility violation and fits the window, at each width. */
export const expectAccessible = async (
  page: Page,
  state: string,
  widths: readonly number[] = NARROW_AND_WIDE,
): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page), `${state} at ${width} px`).toEqual([])
    expect(await overflow(page), `${state}: overflow at ${width} px`).toBeLessThanOrEqual(0)
  }
}
