import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { createFrames } from './browser.ts'
import type { ListedFile, ListedStory, ShowRequest } from './frame/main.tsx'

/** The columns of a sheet: four themes and a phone. Widths in px. */
const columns = [
  { brand: 'selvedge', mode: 'light', width: 600, phone: false },
  { brand: 'selvedge', mode: 'dark', width: 600, phone: false },
  { brand: 'larkhouse', mode: 'light', width: 600, phone: false },
  { brand: 'larkhouse', mode: 'dark', width: 600, phone: false },
  { brand: 'selvedge', mode: 'light', width: 390, phone: true },
] as const

/** The width of a sheet in px: all columns side by side. */
export const sheetWidth = columns.reduce((sum, { width }) => sum + width, 0)

/** The rows of a sheet: a single row with all stories or, for a modal component, one row for each story. */
const rowsOf = ({ sheet, stories }: ListedFile): readonly (readonly ListedStory[])[] =>
  sheet === 'alone'
    ? stories.filter(({ kind }) => kind === 'plain').map((story) => [story])
    : [stories.filter(({ kind, play }) => kind !== 'small' && !play)]

/**
 * Whether a column shows a story. The first column shows all stories, and every column shows the plain stories.
 * Forced states are shown in every theme, but only in the first column if the sheet is brief.
 */
const isShown = ({ kind }: ListedStory, column: number, { sheet }: ListedFile): boolean => {
  if (kind === 'plain' || column === 0) return true
  return kind === 'forced' && sheet !== 'brief' && !columns[column]?.phone
}

const requestsOf = (file: string, listed: ListedFile): readonly ShowRequest[] => {
  const alone = listed.sheet === 'alone'
  return rowsOf(listed).flatMap((stories) =>
    columns.map(
      ({ brand, mode }, column): ShowRequest => ({
        file,
        brand,
        mode,
        stories: stories.filter((story) => isShown(story, column, listed)).map(({ name }) => name),
        look: alone ? 'bare' : 'sheet',
        play: alone,
      }),
    ),
  )
}

type Clip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const sessions = new WeakMap<Page, CDPSession>()

/** Takes a PNG screenshot with low compression. This takes a third of the time of a screenshot by Playwright. */
export const capture = async (page: Page, clip: Clip): Promise<Buffer> => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

/** Renders the stories of each column in a separate frame, and takes one screenshot of all five frames. */
const captureTogether = async (page: Page, requests: readonly ShowRequest[]): Promise<Buffer> => {
  const height = await page.evaluate(async (requested) => {
    const frames = Array.from(document.querySelectorAll('iframe'))
    for (const frame of frames) frame.style.height = '100px'
    await Promise.all(requested.map((request, at) => frames[at]?.contentWindow?.window.show(request)))
    for (const frame of frames)
      frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 100}px`
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return Math.max(...frames.map((frame) => frame.offsetHeight))
  }, requests)
  return capture(page, { x: 0, y: 0, width: sheetWidth, height })
}

const rowHeight = 520

/**
 * Takes a separate screenshot of each story and combines the screenshots, because only one frame at a time can have
 * the focus.
 */
const captureSeparately = async (page: Page, requests: readonly ShowRequest[]): Promise<Buffer> => {
  await page.evaluate((height) => {
    for (const frame of document.querySelectorAll('iframe')) frame.style.height = `${height}px`
  }, rowHeight)
  const parts: { input: Buffer; left: number; top: number }[] = []
  for (const [at, request] of requests.entries()) {
    const column = at % columns.length
    const left = columns.slice(0, column).reduce((sum, { width }) => sum + width, 0)
    const width = columns[column]?.width ?? 0
    await page.evaluate(
      ([index, requested]) =>
        document.querySelectorAll('iframe')[index]?.contentWindow?.window.show(requested),
      [column, request] as const,
    )
    const input = await capture(page, { x: left, y: 0, width, height: rowHeight })
    parts.push({ input, left, top: Math.floor(at / columns.length) * rowHeight })
  }
  const height = (requests.length / columns.length) * rowHeight
  const canvas = sharp({ create: { width: sheetWidth, height, channels: 3, background: '#888888' } })
  return canvas.composite(parts).png({ compressionLevel: 1 }).toBuffer()
}

/** Takes a screenshot of all states of a component, in both brands and modes, and on a phone. */
export const captureSheet = async (page: Page, file: string, listed: ListedFile): Promise<Buffer> => {
  await createFrames(
    page,
    columns.map(({ width }) => width),
  )
  const requests = requestsOf(file, listed)
  return listed.sheet === 'alone' ? captureSeparately(page, requests) : captureTogether(page, requests)
}

/** Takes a screenshot of a page at a width in px. */
export const capturePage = async (
  page: Page,
  request: Pick<ShowRequest, 'file' | 'brand' | 'mode'>,
  width: number,
): Promise<Buffer> => {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((requested) => window.show(requested), {
    ...request,
    stories: [request.file],
    look: 'bare',
    play: false,
  } satisfies ShowRequest)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return capture(page, { x: 0, y: 0, width, height })
}
