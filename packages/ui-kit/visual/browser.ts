import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

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
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly consoleMessages: string[] }> => {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...options,
  })
  const consoleMessages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleMessages.push(message.text())
  })
  page.on('pageerror', (error) => consoleMessages.push(error.message))
  return { page, consoleMessages }
}

/** Replaces the page that shows stories by frames that show them side by side, once. Widths in px. */
export const createFrames = async (page: Page, widths: readonly number[]): Promise<void> => {
  await page.evaluate(async (frameWidths) => {
    if (document.querySelector('iframe')) return
    document.body.style.cssText = 'margin:0;display:grid;align-items:start;background:#888'
    document.body.style.gridTemplateColumns = frameWidths.map((width) => `${width}px`).join(' ')
    document.getElementById('root')?.remove()
    const loading = frameWidths.map(() => {
      const frame = document.createElement('iframe')
      frame.style.cssText = 'border:0;width:100%;display:block'
      frame.src = '/index.html'
      document.body.append(frame)
      return new Promise((resolve) => frame.addEventListener('load', resolve))
    })
    await Promise.all(loading)
  }, widths)
}
