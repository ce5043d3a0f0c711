import { addCookies, launchBrowser } from '../pages/launchBrowser.ts'
import { longestEvents, watchEvents } from './watchEvents.ts'

/** The time from a click to the next paint, in ms. */
export type Interaction = { readonly worst: number; readonly median: number; readonly presses: number }

const PRESSES = 15
const PAUSE_MS = 700

/** Measures quantity changes on the cart page in a browser with a throttled processor. */
export const measureQuantity = async (
  shop: string,
  cookies: string,
  slowDown: number,
): Promise<Interaction> => {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop })
    await addCookies(context, shop, cookies)
    const page = await context.newPage()
    await page.goto('/cart')
    await page.locator('html[data-hydrated]').waitFor()
    await page.evaluate(watchEvents)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const more = page.getByRole('button', { name: 'One more' }).first()
    for (let press = 0; press < PRESSES; press += 1) {
      await more.click()
      await page.waitForTimeout(PAUSE_MS)
    }
    await page.waitForTimeout(1_000)
    // Browsers do not report events below 16 ms; these count as 16 ms.
    const reported = await page.evaluate(longestEvents)
    const durations = [...reported, ...Array.from({ length: PRESSES - reported.length }, () => 16)].sort(
      (left, right) => left - right,
    )
    return {
      worst: durations.at(-1) ?? 0,
      median: durations[Math.floor(durations.length / 2)] ?? 0,
      presses: durations.length,
    }
  } finally {
    await browser.close()
  }
}
