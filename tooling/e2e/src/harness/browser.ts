import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { withoutLife } from './alive.ts'
import { endBranches } from './services.ts'
import { stack } from './stack.ts'
import { witnessComplaints } from './witness/complaints.ts'
import { type Consent, witnessDataLayer } from './witness/dataLayer.ts'
import { type LayoutShift, unprompted, witnessMovements } from './witness/movements.ts'
import type { Told } from './witness/told.ts'

let browser: Browser | undefined
/** How everybody whom the test at hand let in is sent away; each gives what was wrong with the journey. */
const leaving: (() => Promise<readonly string[]>)[] = []

/** How the browser of a file works. `pictures: 'off'` loads none: journeys that prove orders do not wait for their drawing. */
type BrowserOptions = { readonly pictures?: 'on' | 'off' }

/**
 * Starts the browser for the journeys of a file. After each test every shopper leaves, and has to account for the whole
 * journey: no complaint of the browser that the test did not name, nothing moved by itself, and a data layer that keeps
 * its promises.
 */
export const useBrowser = ({ pictures = 'on' }: BrowserOptions = {}): void => {
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
        ...(pictures === 'off' ? ['--blink-settings=imagesEnabled=false'] : []),
      ],
    })
  })
  afterEach(async () => {
    const problems = (await Promise.all(leaving.splice(0).map((leave) => leave()))).flat()
    expect(problems, problems.join('\n')).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await endBranches()
  })
}

/** A new shopper: a window without any past, with or without JavaScript. */
export type Shopper = {
  readonly page: Page
  readonly context: BrowserContext
  readonly script: 'on' | 'off'
  readonly consent: Consent
  /** Everything that the data layer was told, in all pages of the window and over all their loads. */
  readonly told: readonly Told[]
  /** Everything that moved, whoever moved it. */
  readonly shifts: readonly LayoutShift[]
  /** Names a complaint of the browser that the test is about to provoke. It has to come. */
  readonly expects: (complaint: RegExp) => void
}

export type ShopperOptions = {
  readonly script?: 'on' | 'off'
  readonly width?: number
  /** Another shop than the one that runs for all journeys. */
  readonly shop?: string
  /** What was answered before about being counted; `asked` meets the question itself. */
  readonly consent?: Consent
}

/** Opens a window for the test at hand, witnessed until it ends. */
export const aShopper = async ({
  script = 'on',
  width = 1280,
  shop = stack.shop,
  consent = 'all',
}: ShopperOptions = {}): Promise<Shopper> => {
  if (!browser) throw new Error('Call useBrowser() at the top of the file.')
  const context = await browser.newContext({
    javaScriptEnabled: script === 'on',
    viewport: { width, height: 900 },
    baseURL: shop,
  })
  context.setDefaultTimeout(20_000)
  if (script === 'off') withoutLife(context)
  const complaints = witnessComplaints(context)
  const shifts = await witnessMovements(context)
  const dataLayer = await witnessDataLayer(context, consent)
  leaving.push(async () => {
    const problems = [
      ...complaints.unforeseen().map((words) => `complaint: ${words}`),
      ...(await unprompted(shifts)).map((words) => `moved: ${words}`),
      ...(await dataLayer.problems()).map((words) => `data layer: ${words}`),
    ]
    await context.close()
    return problems
  })
  if (consent !== 'asked')
    await context.addInitScript((answer) => {
      // Neither frames of other origins nor the empty page that a window begins with keep anything.
      if (window === window.top && location.protocol !== 'about:')
        localStorage.setItem('cookie-consent', answer)
    }, consent)
  const page = await context.newPage()
  return { page, context, script, consent, shifts, told: dataLayer.told, expects: complaints.expects }
}
