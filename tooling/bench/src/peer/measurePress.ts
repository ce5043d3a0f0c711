import type { Browser } from 'playwright-core'
import { longestEvents, watchEvents } from '../interaction/watchEvents.ts'
import { addCookies } from '../pages/launchBrowser.ts'
import type { ComparedShop, Press } from './comparedShop.ts'

const SETTLE_MS = 1_500

/**
 * Presses a control of a loaded page at a 4 times slower processor, and returns the time until the next paint in ms, as
 * browsers count it for Interaction to Next Paint. Times below 16 ms count as 16 ms.
 */
export const measurePress = async (
  browser: Browser,
  { url, pages, cartCookies }: ComparedShop,
  { page: name, selector, width }: Press,
): Promise<number> => {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  try {
    await addCookies(context, url, name === 'cart' ? cartCookies : '')
    const page = await context.newPage()
    // The banner of a consent would cover what is pressed.
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'all'))
    await page.goto(url + pages[name], { waitUntil: 'networkidle' })
    const control = page.locator(selector).filter({ visible: true }).first()
    await control.scrollIntoViewIfNeeded()
    await page.waitForTimeout(SETTLE_MS)
    await page.evaluate(watchEvents)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await control.click()
    await page.waitForTimeout(SETTLE_MS)
    return Math.max(16, ...(await page.evaluate(longestEvents)))
  } finally {
    await context.close()
  }
}
