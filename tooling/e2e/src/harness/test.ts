import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test'
import { type CartState, type GivenCart, givenCart, startTestShop, type TestShop } from '@selvedge/testing'
import { type Images, launchChromium } from './chromium.ts'
import { DATABASE_SERVER } from './databaseServer.ts'
import { createMessageRecorder, type MessageRecorder } from './recordMessages.ts'

/** The visitor's choice in the consent banner. */
export type Consent = 'all' | 'necessary' | 'unanswered'

export type WindowOptions = {
  /** The base URL of another shop than the worker's. */
  readonly shop?: string
  readonly consent?: Consent
  readonly images?: Images
}

type TestFixtures = {
  /** The stored consent of the visitor; `unanswered` shows the banner. */
  readonly consent: Consent
  readonly images: Images
  readonly messages: MessageRecorder
  /** Expects a message in the browser's console. The test fails when it is missing. */
  readonly expectMessage: (message: RegExp) => void
  /** Opens a browser context for another visitor. */
  readonly openWindow: (options?: WindowOptions) => Promise<BrowserContext>
  /** Prepares the visitor's cart without using the browser. By default the cart contains a yard of fabric. */
  readonly prepareCart: (state?: CartState) => Promise<GivenCart>
}

type WorkerFixtures = {
  /** The shop of the worker. */
  readonly shop: TestShop
  readonly browserWith: (images: Images) => Promise<Browser>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const adminUrl = process.env[DATABASE_SERVER]
      if (!adminUrl) throw new Error('There is no database server: the global setup starts it.')
      const shop = await startTestShop({ databases: { adminUrl } })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  browserWith: [
    async ({ playwright }, use) => {
      const browsers = new Map<Images, Promise<Browser>>()
      await use((images) => {
        const browser = browsers.get(images) ?? launchChromium(playwright.chromium, images)
        browsers.set(images, browser)
        return browser
      })
      for (const browser of browsers.values()) await (await browser).close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  consent: ['all', { option: true }],
  images: ['off', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  messages: async ({}, use) => {
    const messages = createMessageRecorder()
    await use(messages)
    expect(messages.problems(), 'messages of the browser').toEqual([])
  },
  expectMessage: ({ messages }, use) => use(messages.expect),
  openWindow: async ({ shop, browserWith, messages, consent, images, viewport }, use) => {
    const windows: BrowserContext[] = []
    await use(async (options = {}) => {
      const browser = await browserWith(options.images ?? images)
      const context = await browser.newContext({ baseURL: options.shop ?? shop.storefront, viewport })
      windows.push(context)
      messages.record(context)
      await storeConsent(context, options.consent ?? consent)
      return context
    })
    for (const context of windows) await context.close()
  },
  baseURL: ({ shop }, use) => use(shop.storefront),
  context: async ({ openWindow }, use) => use(await openWindow()),
  prepareCart: ({ shop, context }, use) =>
    use(async (state) => {
      const given = await givenCart(shop, state)
      await context.addCookies(await given.visitor.cookies())
      return given
    }),
})

const storeConsent = async (context: BrowserContext, consent: Consent): Promise<void> => {
  if (consent === 'unanswered') return
  await context.addInitScript((choice) => {
    // Frames of other origins and the initial blank page have no storage.
    if (window === window.top && location.protocol !== 'about:')
      localStorage.setItem('cookie-consent', choice)
  }, consent)
}

export { expect }
