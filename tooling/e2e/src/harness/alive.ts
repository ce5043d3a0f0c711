import type { BrowserContext, Page } from 'playwright-core'

const scriptless = new WeakSet<BrowserContext>()

/** Remembers that nothing comes alive in a window. */
export const withoutLife = (context: BrowserContext): void => {
  scriptless.add(context)
}

/**
 * Waits until script has taken the page over, and has loaded what follows the visitor: what is pressed next is pressed with
 * it. What is pressed before is a journey of its own (`early.test.ts`). In a window without script it is the whole page that
 * is waited for, with its styles.
 */
export const alive = async (page: Page): Promise<void> => {
  if (scriptless.has(page.context())) return page.waitForLoadState('load')
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')) &&
      performance.getEntriesByType('resource').some(({ name }) => /\/AfterArrival-.+\.js$/.test(name)),
  )
}
