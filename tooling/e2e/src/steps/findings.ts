import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The page of an order that is being placed asks again by itself: without script it has no other way to go on. */
const MEANT = ['meta-refresh']

/** What axe finds wrong with a page as it stands, and whether it is wider than its window. Nothing when all is well. */
export const findings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself and without an account of what is well: a third of the time, for the same violations.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .disableRules(MEANT)
    .analyze()
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    ...(wider > 0 ? [`${wider} px too wide`] : []),
  ]
}
