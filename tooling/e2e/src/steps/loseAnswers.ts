import type { Page } from 'playwright-core'

/** Lets steps reach the shop and loses what it answers, cookies too, until the connection is given back. */
export const loseAnswers = async (page: Page): Promise<() => Promise<void>> => {
  const cookies = await page.context().cookies()
  await page.route(/checkout/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
  return async () => {
    await page.unroute(/checkout/)
    await page.context().clearCookies()
    await page.context().addCookies(cookies)
  }
}
