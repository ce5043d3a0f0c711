import type { Page } from 'playwright-core'

/** Adds up, in every page that this tab opens, how far things move that nobody touched (CLS). */
export const watchLayout = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const target = window as unknown as { layoutShift: number }
    target.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean
          value: number
        }
        if (!hadRecentInput) target.layoutShift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved in the page at hand. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)

/** Begins to add up anew: what an answer brings in may move what is below it. */
export const forgetLayout = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const target = window as unknown as { layoutShift: number }
    target.layoutShift = 0
    return 0
  })
