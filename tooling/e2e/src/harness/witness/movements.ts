import type { BrowserContext, CDPSession, Page, Request } from 'playwright-core'

/** Something that was seen moved. */
export type LayoutShift = {
  /** As CLS counts it. */
  readonly value: number
  /**
   * `shopper` within half a second of a press, `answer` while what was asked for comes or another page takes the place of
   * this one within the document, `nobody` otherwise.
   */
  readonly by: 'shopper' | 'answer' | 'nobody'
  readonly path: string
  readonly nodes: Promise<string>
}

/** How long after an answer what it brings in may move what stands below it, in ms: a machine of many tests is slow. */
const SETTLES_MS = 2_000

/** What CLS, with the three decimals that it is told with, has as nothing: the shop's font coming in moves the head's links by this. */
const UNSEEN = 0.0005

const isAsked = (request: Request): boolean =>
  request.method() === 'POST' || new URL(request.url()).pathname.endsWith('.data')

const nodeName = async (session: CDPSession, nodeId: number | undefined): Promise<string> => {
  if (nodeId === undefined) return '?'
  const { node } = await session.send('DOM.describeNode', { backendNodeId: nodeId })
  return [node.localName || node.nodeName, ...(node.attributes ?? []).slice(0, 4)].join(' ')
}

/** Keeps what moves in any page of a window, with script and without: the browser itself tells it. */
export const witnessMovements = async (context: BrowserContext): Promise<readonly LayoutShift[]> => {
  const shifts: LayoutShift[] = []
  const asked = new Set<Request>()
  let settled = 0
  const answered = (request: Request): void => {
    if (asked.delete(request)) settled = Date.now()
  }
  context.on('request', (request) => isAsked(request) && asked.add(request))
  context.on('requestfinished', answered)
  context.on('requestfailed', answered)
  const watch = async (page: Page): Promise<void> => {
    const session = await context.newCDPSession(page)
    session.on('Page.navigatedWithinDocument', () => {
      settled = Date.now()
    })
    const { frameTree } = await session.send('Page.getFrameTree')
    session.on(
      'PerformanceTimeline.timelineEventAdded',
      ({ event: { frameId, time, layoutShiftDetails } }) => {
        // What moves inside a provider's frame is the provider's.
        if (!layoutShiftDetails || frameId !== frameTree.frame.id) return
        const { value, hadRecentInput, sources } = layoutShiftDetails
        const isAnswer = asked.size > 0 || time * 1_000 - settled < SETTLES_MS
        const nodes = Promise.all(sources.map(({ nodeId }) => nodeName(session, nodeId)))
        shifts.push({
          value,
          by: hadRecentInput ? 'shopper' : isAnswer ? 'answer' : 'nobody',
          path: new URL(page.url()).pathname,
          nodes: nodes.then((names) => names.join(' | ')).catch(() => 'what is gone'),
        })
      },
    )
    await session.send('Page.enable')
    await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] })
  }
  // A choice from a list is made by the shopper, too, though no key or button of theirs is pressed by a test that makes it.
  await context.exposeBinding('chosenToWitness', () => {
    settled = Date.now()
  })
  await context.addInitScript(() => {
    const { chosenToWitness } = window as unknown as { chosenToWitness: () => void }
    document.addEventListener('change', () => chosenToWitness(), { capture: true })
  })
  // A page that is closed at once is not watched.
  context.on('page', (page) => void watch(page).catch(() => undefined))
  return shifts
}

/** What moved though nobody did anything, in words. */
export const unprompted = (shifts: readonly LayoutShift[]): Promise<readonly string[]> =>
  Promise.all(
    shifts
      .filter(({ by, value }) => by === 'nobody' && value >= UNSEEN)
      .map(async ({ value, path, nodes }) => `${value.toFixed(5)} on ${path}: ${await nodes}`),
  )
