import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test'

/** A layout shift of a page, as the browser reports it. */
export type LayoutShift = {
  /** As CLS counts it. */
  readonly value: number
  /**
   * What caused it: `input` within half a second of a press, `response` while a form or page is pending or has just come,
   * `nothing` otherwise.
   */
  readonly cause: 'input' | 'response' | 'nothing'
  readonly path: string
  readonly nodes: Promise<string>
}

/** How long after a response content below it may move, in ms: rendering is slow on a busy machine. */
const RESPONSE_MS = 2_000

/** Below the three decimals of CLS: the shop's font moves links of the header by this when it comes. */
const INVISIBLE = 0.0005

const isFormOrPage = (request: Request): boolean =>
  request.method() === 'POST' || new URL(request.url()).pathname.endsWith('.data')

const nodeName = async (session: CDPSession, nodeId: number | undefined): Promise<string> => {
  if (nodeId === undefined) return '?'
  const { node } = await session.send('DOM.describeNode', { backendNodeId: nodeId })
  return [node.localName || node.nodeName, ...(node.attributes ?? []).slice(0, 4)].join(' ')
}

export type RecordedShifts = {
  readonly all: readonly LayoutShift[]
  /** Shifts from an index on that no input or response explains, as text. */
  readonly unexpected: (since?: number) => Promise<readonly string[]>
}

/** Records what moves in a page. It is called before the page opens its first address. */
export const recordShifts = async (context: BrowserContext, page: Page): Promise<RecordedShifts> => {
  const all: LayoutShift[] = []
  const pending = new Set<Request>()
  let lastResponse = 0
  const settle = (request: Request): void => {
    if (pending.delete(request)) lastResponse = Date.now()
  }
  page.on('request', (request) => {
    if (isFormOrPage(request)) pending.add(request)
  })
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  const session = await context.newCDPSession(page)
  session.on('Page.navigatedWithinDocument', () => {
    lastResponse = Date.now()
  })
  const { frameTree } = await session.send('Page.getFrameTree')
  session.on('PerformanceTimeline.timelineEventAdded', ({ event: { frameId, time, layoutShiftDetails } }) => {
    // What moves inside a provider's frame is the provider's.
    if (!layoutShiftDetails || frameId !== frameTree.frame.id) return
    const { value, hadRecentInput, sources } = layoutShiftDetails
    const isResponse = pending.size > 0 || time * 1_000 - lastResponse < RESPONSE_MS
    all.push({
      value,
      cause: hadRecentInput ? 'input' : isResponse ? 'response' : 'nothing',
      path: new URL(page.url()).pathname,
      nodes: Promise.all(sources.map(({ nodeId }) => nodeName(session, nodeId)))
        .then((names) => names.join(' | '))
        .catch(() => 'removed nodes'),
    })
  })
  await session.send('Page.enable')
  await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] })
  return {
    all,
    unexpected: (since = 0) =>
      Promise.all(
        all
          .slice(since)
          .filter(({ cause, value }) => cause === 'nothing' && value >= INVISIBLE)
          .map(async ({ value, path, nodes }) => `${value.toFixed(5)} on ${path}: ${await nodes}`),
      ),
  }
}
