import type { Page } from 'playwright-core'

/**
 * A page without script, as it stands, in a window that has script: what looks for violations is a script itself. The
 * page brings none of its own, and shows what it keeps for visitors without.
 */
export const openWithoutScript = async (page: Page): Promise<Page> => {
  const html = (await page.content())
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<(\/?)noscript\b/g, '<$1div')
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize() })
  if (!context) throw new Error('The browser is gone.')
  const copy = await context.newPage()
  await copy.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.continue(),
  )
  await copy.goto(page.url())
  return copy
}
