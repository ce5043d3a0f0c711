import { type Browser, chromium, type Page } from 'playwright-core'

/** Starts a Chromium that renders the same on every machine: no GPU, no subpixel text, one colour profile. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-gpu',
      '--disable-lcd-text',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  })

/** The major version of the browser, which the screenshots depend on: "156". */
export const majorOf = (browser: Browser): string => browser.version().split('.')[0] ?? ''

/** A page that collects the errors and warnings of its console. */
export const openPage = async (
  browser: Browser,
  width: number,
): Promise<{ readonly page: Page; readonly consoleMessages: string[] }> => {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const consoleMessages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleMessages.push(message.text())
  })
  page.on('pageerror', (error) => consoleMessages.push(error.message))
  return { page, consoleMessages }
}
