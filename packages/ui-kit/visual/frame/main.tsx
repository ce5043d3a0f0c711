import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../src/theme/index.ts'
import './frame.css'
import type { ForcedState } from '../../src/stories/forceState.ts'
import { directionOf, type StoryLocale } from '../../src/stories/locales.ts'
import type { Brand, ColorMode } from '../../src/theme/brand.ts'
import { layout } from '../../src/theme/layout.ts'
import { themeAttributes } from '../../src/theme/themeAttributes.ts'
import { overflows } from './overflows.ts'
import { Shown } from './Shown.tsx'
import { type SheetStory, storyFiles } from './storyFiles.ts'

/** The stories to show, and their theme. */
export interface ShowRequest {
  readonly file: string
  readonly stories: readonly string[]
  readonly brand: Brand
  readonly mode: ColorMode
  /**
   * `sheet` shows each story below its name. `page` shows the name too, and adds the margins of a page. `bare` shows
   * only the story.
   */
  readonly look: 'sheet' | 'page' | 'bare'
  readonly play: boolean
  /** The locale of the document, and of the stories without a locale of their own. By default `en-US`. */
  readonly locale?: StoryLocale
}

/** A story of a component. */
export interface ListedStory {
  readonly name: string
  readonly play: boolean
  /** `forced`: hover, focus or active state. `locale`: a pseudo-locale. `small`: a phone. */
  readonly kind: 'plain' | 'forced' | 'locale' | 'small'
  /** The state of a `forced` story. */
  readonly forced: ForcedState | undefined
}

/** The stories of a component. */
export interface ListedFile {
  /** `alone`: each story has a page of its own. `brief`: forced states are shown in one theme only. */
  readonly sheet: string | undefined
  readonly stories: readonly ListedStory[]
}

declare global {
  interface Window {
    /** Renders stories and resolves when the page is complete. */
    show: (request: ShowRequest) => Promise<void>
    /** The stories by file. */
    listed: Readonly<Record<string, ListedFile>>
    /** The parts of the shown stories that are wider than the window. */
    overflows: typeof overflows
  }
}

const kindOf = ({ decorators, globals }: SheetStory): ListedStory['kind'] => {
  if (globals?.viewport !== undefined) return 'small'
  if (globals?.locale !== undefined) return 'locale'
  return decorators === undefined ? 'plain' : 'forced'
}

window.listed = Object.fromEntries(
  Array.from(storyFiles, ([file, { sheet, stories }]) => [
    file,
    {
      sheet,
      stories: stories.map(([name, story]) => ({
        name,
        play: story.play !== undefined,
        kind: kindOf(story),
        forced: story.parameters?.forced,
      })),
    },
  ]),
)

window.overflows = overflows

// Screenshots show more than the window: each element counts as near it.
window.IntersectionObserver = class extends IntersectionObserver {
  readonly #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    super(callback)
    this.#callback = callback
  }
  override observe(target: Element): void {
    const bounds = target.getBoundingClientRect()
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: performance.now(),
      rootBounds: null,
    }
    this.#callback([{ ...entry, boundingClientRect: bounds, intersectionRect: bounds }], this)
  }
}

const container = document.getElementById('root') ?? document.body
let root = createRoot(container)

/**
 * Waits for two frames and then until the browser is idle, because effects can change the page again. It waits for at
 * most a second, because the browser is never idle during an animation.
 */
const painted = async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
}

const settled = async () => {
  await painted()
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  const drawn = Array.from(document.querySelectorAll<SVGImageElement>('svg image'), ({ href }) => {
    const image = new Image()
    image.src = href.baseVal
    return image
  })
  await Promise.all([...document.images, ...drawn].map((image) => image.decode().catch(() => undefined)))
  await painted()
}

window.show = async ({ file, stories, brand, mode, look, play: plays, locale = 'en-US' }) => {
  root.unmount()
  root = createRoot(container)
  for (const [name, value] of Object.entries(themeAttributes({ brand, mode })))
    document.documentElement.setAttribute(name, value)
  document.documentElement.dir = directionOf(locale)
  const listed = storyFiles.get(file)
  const known = listed?.stories ?? []
  const margin = listed?.fullscreen ? 0 : layout.side
  const selected = known.filter(([name]) => stories.includes(name))
  // Renders synchronously, because a busy browser may paint frames before React renders by itself.
  flushSync(() =>
    root.render(
      selected.map(([name, story]) =>
        look === 'bare' ? (
          <div key={file + name} className={plays ? 'sheet-alone' : undefined}>
            <Shown story={story} locale={locale} />
          </div>
        ) : (
          <section
            key={file + name}
            className="sheet-story"
            style={look === 'page' ? { paddingInline: margin } : undefined}
          >
            <p className="sheet-name">{name}</p>
            <Shown story={story} locale={locale} />
          </section>
        ),
      ),
    ),
  )
  await settled()
  if (plays) for (const [, story] of selected) await story.play?.({ canvasElement: container })
  // Only stories with a play function keep the focus; otherwise the focus would depend on the order of the stories.
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await settled()
}
