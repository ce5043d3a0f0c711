import type { Page } from 'playwright-core'

/** Notes every movement of what is seen from now on, also those that follow a click within half a second. */
export const watchLayout = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: { value: number; recent: boolean; nodes: string[] }[] = []
    Object.assign(globalThis, { layoutShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[])
        seen.push({
          value: entry.value,
          recent: entry.hadRecentInput,
          nodes: entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : '',
          ),
        })
    }).observe({ type: 'layout-shift', buffered: false })
  })

export type LayoutShift = {
  readonly value: number
  readonly recent: boolean
  readonly nodes: readonly string[]
}

/** What has moved since. `recent` is what the shopper's own click may explain. */
export const layoutShifts = (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(() => (globalThis as unknown as { layoutShifts: LayoutShift[] }).layoutShifts)
