import type { Page } from 'playwright-core'

/** What forms say that could not be sent. */
export const connectionLost = 'The shop could not be reached. What you typed is still here: please try again.'

/** Nothing that a page sends arrives any more. Gives a way to have the connection back. */
export const loseConnection = async (page: Page): Promise<() => Promise<void>> => {
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  return () => page.unroute('**/*')
}
