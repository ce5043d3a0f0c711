import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'

let browser: Browser | undefined

/** Starts the browser for the journeys of a file. */
export const useBrowser = (): void => {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    })
  })
  afterAll(() => browser?.close())
}

/** A new shopper: a window without any past, with or without JavaScript. */
export type Shopper = {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: readonly string[]
  readonly leave: () => Promise<void>
}

export type ShopperOptions = {
  readonly script?: 'on' | 'off'
  readonly width?: number
  /** Another shop than the one that runs for all journeys. */
  readonly shop?: string
  /** What was answered before about being counted; `asked` meets the question itself. */
  readonly consent?: 'all' | 'necessary' | 'asked'
}

/** Opens a window. Whatever the browser complains of (console errors, broken scripts, policy reports) is kept. */
export const aShopper = async ({
  script = 'on',
  width = 1280,
  shop = inject('shop'),
  consent = 'necessary',
}: ShopperOptions = {}): Promise<Shopper> => {
  if (!browser) throw new Error('Call useBrowser() at the top of the file.')
  const context = await browser.newContext({
    javaScriptEnabled: script === 'on',
    viewport: { width, height: 900 },
    baseURL: shop,
  })
  context.setDefaultTimeout(20_000)
  if (consent !== 'asked')
    await context.addInitScript((answer) => {
      // Frames of other origins keep nothing, and are not asked.
      if (window === window.top) localStorage.setItem('cookie-consent', answer)
    }, consent)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // A refused form answers 4xx on purpose, which the browser writes down as an error of its own.
    const expected = /status of (4\d\d|503)/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text())
  })
  return { page, context, complaints, leave: () => context.close() }
}
