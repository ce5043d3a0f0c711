import type { Browser, Request } from 'playwright-core'
import { addCookies } from './launchBrowser.ts'

/** The files of one kind that a page fetched without interaction; bytes are on the wire, with headers. */
type Files = { readonly count: number; readonly bytes: number }

/** What a page fetches on a first visit without interaction, including files that it loads after hydration. */
export type PageTransfer = { readonly scripts: Files; readonly styles: Files }

/** A page is complete when it requests nothing for this long, in milliseconds. */
const QUIET_MS = 2_000
const LIMIT_MS = 30_000

const isFrom = (shop: string, request: Request): boolean => new URL(request.url()).origin === shop

const sum = async (requests: readonly Request[]): Promise<Files> => {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return {
    count: requests.length,
    bytes: sizes.reduce(
      (bytes, { responseBodySize, responseHeadersSize }) => bytes + responseHeadersSize + responseBodySize,
      0,
    ),
  }
}

/** Opens a page with an empty browser cache and measures the shop's scripts and styles that it fetches without interaction. */
export const measureTransfer = async (
  browser: Browser,
  url: string,
  cookies: string,
): Promise<PageTransfer> => {
  const shop = new URL(url).origin
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await addCookies(context, shop, cookies)
    const page = await context.newPage()
    const finished: Request[] = []
    const pending = new Set<Request>()
    let lastChange = performance.now()
    const changed = (change: () => void) => {
      change()
      lastChange = performance.now()
    }
    page.on('request', (request) => changed(() => pending.add(request)))
    page.on('requestfailed', (request) => changed(() => pending.delete(request)))
    page.on('requestfinished', (request) =>
      changed(() => {
        pending.delete(request)
        finished.push(request)
      }),
    )
    const response = await page.goto(url)
    if (!response?.ok()) throw new Error(`${url}: ${response?.status() ?? 'no response'}`)
    const limit = performance.now() + LIMIT_MS
    while (pending.size > 0 || performance.now() - lastChange < QUIET_MS) {
      if (performance.now() > limit) throw new Error(`${url} still requests files after ${LIMIT_MS} ms.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const own = finished.filter((request) => isFrom(shop, request))
    return {
      scripts: await sum(own.filter((request) => request.resourceType() === 'script')),
      styles: await sum(own.filter((request) => request.resourceType() === 'stylesheet')),
    }
  } finally {
    await context.close()
  }
}
