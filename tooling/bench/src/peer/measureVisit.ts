import type { Browser, CDPSession, Page } from 'playwright-core'
import { addCookies } from '../pages/launchBrowser.ts'

/** A first visit of a page. Times in ms since the start of the navigation, bytes on the wire. */
export type Visit = {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  readonly html: number
  readonly styles: number
  readonly scripts: number
}

type Recorded = { firstPaint: number; largestPaint: number; tasks: { start: number; duration: number }[] }

/** A page is complete when it requests nothing for this long. */
const QUIET_MS = 2_000
const LIMIT_MS = 40_000
/** A task of the main thread blocks for the time after its first 50 ms. */
const LONG_TASK_MS = 50

const recordPaints = (): void => {
  const recorded: Recorded = { firstPaint: 0, largestPaint: 0, tasks: [] }
  Object.assign(globalThis, { recorded })
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry)
    }).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recorded.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    recorded.largestPaint = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    recorded.tasks.push({ start: startTime, duration })
  })
}

/** Counts the bytes of each kind of file, and reports when the page requests nothing more. */
const watchRequests = async (session: CDPSession) => {
  const bytes: Record<string, number> = {}
  const kinds = new Map<string, string>()
  let lastChange = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    kinds.set(requestId, type ?? 'Other')
    lastChange = performance.now()
  })
  const finish = (requestId: string, length: number): void => {
    const kind = kinds.get(requestId)
    kinds.delete(requestId)
    lastChange = performance.now()
    if (kind) bytes[kind] = (bytes[kind] ?? 0) + length
  }
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0))
  await session.send('Network.enable')
  return { bytes, isQuiet: () => kinds.size === 0 && performance.now() - lastChange > QUIET_MS }
}

/** A phone of the middle class: 1.6 Mbit/s with 150 ms of latency, and a processor 4 times slower than this machine's. */
const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const readPaints = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded)

/** Opens a page with an empty cache on a slow phone. */
export const measureVisit = async (browser: Browser, url: string, cookies: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    await addCookies(context, new URL(url).origin, cookies)
    const page = await context.newPage()
    await page.addInitScript(recordPaints)
    const session = await context.newCDPSession(page)
    const requests = await watchRequests(session)
    await slowDown(session)
    const response = await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS })
    if (!response?.ok()) throw new Error(`${url}: ${response?.status() ?? 'no response'}`)
    for (const until = performance.now() + LIMIT_MS; !requests.isQuiet(); ) {
      if (performance.now() > until) throw new Error(`${url} still requests files after ${LIMIT_MS} ms.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const { firstPaint, largestPaint, tasks } = await readPaints(page)
    const blocking = tasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0)
    return {
      firstPaint,
      largestPaint,
      blocking,
      html: requests.bytes.Document ?? 0,
      styles: requests.bytes.Stylesheet ?? 0,
      scripts: requests.bytes.Script ?? 0,
    }
  } finally {
    await context.close()
  }
}
