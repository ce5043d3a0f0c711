import { type Browser, chromium, type Page } from 'playwright-core'

/** A Chromium that draws the same on every machine: no GPU, no subpixel text, one colour profile. */
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

/** The major version that pictures are tied to: "156". */
export const majorOf = (browser: Browser): string => browser.version().split('.')[0] ?? ''

/** A page whose console must stay silent: what it says is collected. */
export const quietPage = async (
  browser: Browser,
  width: number,
): Promise<{ readonly page: Page; readonly said: string[] }> => {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return { page, said }
}
