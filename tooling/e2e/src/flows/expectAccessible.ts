import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Widths at which the shop's pages are laid out differently, in px. */
const NARROW_AND_WIDE = [390, 1440] as const

/** The page of an order that is being placed refreshes itself: without JavaScript it has no other way to go on. */
const ALLOWED = ['meta-refresh']

/** How much wider than its window a page is, in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const violations = async (page: Page): Promise<readonly string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    // In the page itself and without a list of passed rules: a third of the time, for the same violations.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .disableRules(ALLOWED)
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Proves that a page in its current state has no accessibility violation and fits its window, at each width. */
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
