import type { Page } from '@playwright/test'

/** The message of a form when the connection fails. */
export const connectionLost = 'The shop could not be reached. What you typed is still here: please try again.'

/** Fails every form submission of a page. Returns a function that restores the connection. */
export const failRequests = async (page: Page): Promise<() => Promise<void>> => {
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  return () => page.unroute('**/*')
}

/** Sends checkout forms to the shop but drops the responses with their cookies. Returns a function that restores the connection. */
export const dropResponses = async (page: Page): Promise<() => Promise<void>> => {
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
