import type { Browser, Page } from 'playwright-core'
import type { ComparedShop } from './comparedShop.ts'

/** The time from a press on a link until the next page is painted, in ms. */
export type Navigations = { readonly toCategory: number; readonly toProduct: number }

const SETTLE_MS = 1_500
/** How long the pointer rests on a link before the press, which lets a shop prefetch the page. */
const REST_MS = 300

/** Resolves when the address and the main heading have changed since the press and were painted. Runs in a page. */
const awaitNextPage = (): void => {
  const heading = () => document.querySelector('h1')?.textContent
  const path = location.pathname
  const former = heading()
  const shown = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const check = (): void => {
          if (location.pathname === path || heading() === former || heading() === undefined)
            return void requestAnimationFrame(check)
          // The message arrives after the frame that shows the heading.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          requestAnimationFrame(() => port2.postMessage(undefined))
        }
        requestAnimationFrame(check)
      },
      { capture: true, once: true },
    )
  })
  Object.assign(globalThis, { shown })
}

const follow = async (page: Page, selector: string): Promise<number> => {
  const link = page.locator(selector).filter({ visible: true }).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(awaitNextPage)
  await link.hover()
  await page.waitForTimeout(REST_MS)
  await link.click()
  return page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown)
}

/** Goes from home to a category and on to a product, on a fast network. Both pages have to be opened without a load. */
export const measureNavigations = async (
  browser: Browser,
  { url, pages, links }: ComparedShop,
): Promise<Navigations> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'all'))
    await page.goto(url + pages.home, { waitUntil: 'networkidle' })
    const toCategory = await follow(page, links.category)
    return { toCategory, toProduct: await follow(page, links.product) }
  } finally {
    await context.close()
  }
}
