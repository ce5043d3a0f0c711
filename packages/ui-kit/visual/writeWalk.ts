import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { components, pages } from '../scripts/components.ts'
import { launch, openPage } from './browser.ts'
import { capture } from './capture.ts'
import type { ListedFile, ListedStory, ShowRequest } from './frame/main.tsx'
import { serveFrame } from './server.ts'

/** The circumstances in which the walk shows every component and page. Widths in px. */
const views = [
  { name: 'forced-colors-light', brand: 'selvedge', mode: 'light', width: 600, wide: 1440, forced: true },
  { name: 'forced-colors-dark', brand: 'larkhouse', mode: 'dark', width: 600, wide: 1440, forced: true },
  { name: 'narrow-selvedge', brand: 'selvedge', mode: 'light', width: 320, wide: 320, forced: false },
  { name: 'narrow-larkhouse', brand: 'larkhouse', mode: 'dark', width: 320, wide: 320, forced: false },
  { name: 'right-to-left-selvedge', brand: 'selvedge', mode: 'light', width: 600, wide: 1440, forced: false },
  {
    name: 'right-to-left-larkhouse',
    brand: 'larkhouse',
    mode: 'dark',
    width: 600,
    wide: 1440,
    forced: false,
  },
] as const

type View = (typeof views)[number]

const packageFolder = new URL('..', import.meta.url).pathname
const reports = join(packageFolder, 'reports', 'walk')
const sheets = join(packageFolder, 'docs', 'walk')
const composed: ReadonlySet<string> = new Set(pages)

/** The height of the window in px. A modal component fills the window. */
const windowHeight = 560

/** Forced colours also change the focus outline. A narrow window also shows longer text. */
const isShown = ({ kind, forced }: ListedStory, view: View): boolean =>
  kind === 'plain' || (view.forced && forced === 'focus') || (view.width === 320 && kind === 'locale')

const isRightToLeft = ({ name }: View): boolean => name.startsWith('right-to-left')

const requestOf = (file: string, view: View): Omit<ShowRequest, 'stories' | 'play'> => ({
  file,
  brand: view.brand,
  mode: view.mode,
  look: composed.has(file) ? 'bare' : 'page',
  locale: isRightToLeft(view) ? 'ar-XB' : 'en-US',
})

/** Shows stories and returns a screenshot of the whole document, or of the window for a play function. */
const screenshotOf = async (page: Page, request: ShowRequest, width: number): Promise<Buffer> => {
  await page.setViewportSize({ width, height: windowHeight })
  await page.evaluate((requested) => {
    window.scrollTo(0, 0)
    return window.show(requested)
  }, request)
  const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
  return capture(page, { x: 0, y: 0, width, height: request.play ? windowHeight : height })
}

const stack = async (images: readonly Buffer[], width: number): Promise<Buffer> => {
  const sizes = await Promise.all(images.map((image) => sharp(image).metadata()))
  const tops = sizes.map((_size, at) => sizes.slice(0, at).reduce((sum, { height }) => sum + height, 0))
  const height = sizes.reduce((sum, size) => sum + size.height, 0)
  return sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .composite(images.map((input, at) => ({ input, left: 0, top: tops[at] ?? 0 })))
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** Takes one image of all stories of a component or a page. A story with a play function has the window for itself. */
const captureView = async (page: Page, file: string, listed: ListedFile, view: View): Promise<Buffer> => {
  const stories = listed.stories.filter((story) => isShown(story, view))
  const plays = ({ play }: ListedStory) =>
    // Play functions press arrow keys, which have the other direction in right-to-left text.
    listed.sheet === 'alone' || (play && !isRightToLeft(view))
  // A page has the document for itself, because some of its parts are at the edges of the window.
  const alone = (story: ListedStory) => composed.has(file) || plays(story)
  const groups = [
    stories.filter((story) => !alone(story)),
    ...stories.filter(alone).map((story) => [story]),
  ].filter(({ length }) => length > 0)
  const width = composed.has(file) ? view.wide : view.width
  const images: Buffer[] = []
  for (const group of groups) {
    const names = group.map(({ name }) => name)
    const request = { ...requestOf(file, view), stories: names, play: group.some(plays) }
    images.push(await screenshotOf(page, request, width))
  }
  return images.length === 1 && images[0] ? images[0] : stack(images, width)
}

const title = (name: string): string => name.replaceAll('-', ' ')

/** The HTML of a contact sheet, which is also a page for reading: each image links to its full size. */
const contactSheet = (name: string, files: readonly string[], columns: number): string => {
  const figures = files.map(
    (file) =>
      `<figure><figcaption>${file}</figcaption><a href="${name}/${file}.png"><img src="${name}/${file}.png" alt="${file}, ${title(name)}"></a></figure>`,
  )
  const style = `body{margin:8px;columns:${columns};column-gap:8px;background:#ddd;font:12px/1.5 sans-serif}figure{margin:0 0 8px;break-inside:avoid}figcaption{overflow-wrap:anywhere}img{display:block;width:100%}`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title(name)}</title><style>${style}</style>${figures.join('')}</html>\n`
}

const sheetWidth = 2000

/** A contact sheet of components or of pages, in one of the views. */
interface ContactSheet {
  readonly name: string
  readonly view: View
  readonly files: readonly string[]
  readonly columns: number
}

const contactSheets: readonly ContactSheet[] = views.flatMap((view) => [
  { name: view.name, view, files: components(), columns: view.width === 320 ? 18 : 10 },
  { name: `${view.name}-pages`, view, files: pages, columns: view.wide === 320 ? 15 : 5 },
])

const writeContactSheet = async (page: Page, sheet: ContactSheet): Promise<void> => {
  const html = join(reports, `${sheet.name}.html`)
  writeFileSync(html, contactSheet(sheet.view.name, sheet.files, sheet.columns))
  await page.goto(pathToFileURL(html).href)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const png = await capture(page, { x: 0, y: 0, width: sheetWidth, height })
  const webp = await sharp(png).webp({ quality: 20, effort: 6 }).toBuffer()
  writeFileSync(join(sheets, `${sheet.name}.webp`), webp)
  process.stdout.write(`docs/walk/${sheet.name}.webp: ${Math.round(webp.length / 1024)} kB\n`)
}

/**
 * Writes an image of every component and page in forced colours, in a window of 320 px and right to left to
 * reports/walk, and joins them into the contact sheets in docs/walk. Arguments limit it to some components, and then
 * it writes no contact sheets.
 */
const requested = process.argv.slice(2)
const all = [...components(), ...pages]
const unknown = requested.filter((name) => !all.includes(name))
if (unknown.length > 0)
  throw new Error(`There is no component or page ${unknown.join(', ')}. Give names like ${all[0]}.`)
const files = requested.length > 0 ? requested : all
const { url, server } = await serveFrame()
const browser = await launch()
if (requested.length === 0) rmSync(reports, { recursive: true, force: true })
mkdirSync(sheets, { recursive: true })

const walk = async (view: View): Promise<void> => {
  const { page, consoleMessages } = await openPage(browser, view.width, {
    colorScheme: view.mode,
    forcedColors: view.forced ? 'active' : 'none',
  })
  await page.goto(url)
  mkdirSync(join(reports, view.name), { recursive: true })
  for (const file of files) {
    const listed = await page.evaluate((name) => window.listed[name], file)
    if (!listed) throw new Error(`${file} has no stories`)
    writeFileSync(join(reports, view.name, `${file}.png`), await captureView(page, file, listed, view))
    for (const message of consoleMessages.splice(0))
      process.stderr.write(`${view.name}, ${file}: ${message}\n`)
  }
  await page.close()
}

await Promise.all(views.map(walk))
if (requested.length === 0) {
  const { page } = await openPage(browser, sheetWidth)
  for (const sheet of contactSheets) await writeContactSheet(page, sheet)
}
await browser.close()
server.close()
