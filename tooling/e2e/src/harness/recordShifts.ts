import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test'

/** A layout shift that the browser reported. */
export type LayoutShift = {
  /** The score, as in CLS. */
  readonly value: number
  /**
   * The cause. `input`: an input in the half second before. `response`: a form or page that is pending, or whose
   * response came in the two seconds before. `nothing`: neither of them.
   */
  readonly cause: 'input' | 'response' | 'nothing'
  readonly path: string
  readonly nodes: Promise<string>
}

/** The time after a response during which content may move, in ms. Rendering is slow on a busy machine. */
const RESPONSE_MS = 2_000

/**
 * Smaller shifts are ignored, because they do not change the three decimals of CLS. A web font or a changed digit moves
 * the words after it by so little.
 */
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
  /** Describes the shifts that neither an input nor a response caused. `since` is the index of the first shift. */
  readonly unexpected: (since?: number) => Promise<readonly string[]>
}

/** Records the layout shifts of a page. Call it before the page opens its first URL. */
export const recordShifts = async (context: BrowserContext, page: Page): Promise<RecordedShifts> => {
  const all: LayoutShift[] = []
  const pending = new Set<Request>()
  let lastResponse = 0
  const finishRequest = (request: Request): void => {
    if (pending.delete(request)) lastResponse = Date.now()
  }
  page.on('request', (request) => {
    if (isFormOrPage(request)) pending.add(request)
  })
  page.on('requestfinished', finishRequest)
  page.on('requestfailed', finishRequest)
  const session = await context.newCDPSession(page)
  session.on('Page.navigatedWithinDocument', () => {
    lastResponse = Date.now()
  })
  const { frameTree } = await session.send('Page.getFrameTree')
  session.on('PerformanceTimeline.timelineEventAdded', ({ event: { frameId, time, layoutShiftDetails } }) => {
    // Ignores shifts inside a provider's frame.
    if (!layoutShiftDetails || frameId !== frameTree.frame.id) return
    const { value, hadRecentInput, sources } = layoutShiftDetails
    if (value < INVISIBLE) return
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
          .filter(({ cause }) => cause === 'nothing')
          .map(async ({ value, path, nodes }) => `${value.toFixed(5)} on ${path}: ${await nodes}`),
      ),
  }
}
