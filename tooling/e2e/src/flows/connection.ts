import type { Page } from '@playwright/test'

/** What a form shows that could not be sent. */
export const connectionLost = 'The shop could not be reached. What you typed is still here: please try again.'

/** Fails every form that a page sends. Gives what restores the connection. */
export const loseConnection = async (page: Page): Promise<() => Promise<void>> => {
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  return () => page.unroute('**/*')
}

/** Lets forms of the checkout reach the shop and loses its responses with their cookies. Gives what restores the connection. */
export const loseResponses = async (page: Page): Promise<() => Promise<void>> => {
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
