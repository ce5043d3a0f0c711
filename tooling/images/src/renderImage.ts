import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { fetchSource } from './fetchSource.ts'
import type { ImageStore } from './imageStore.ts'
import { createRenderQueue } from './renderQueue.ts'

/** The widths in pixels that pages use, a selection of the widths in spec §9. */
export const imageWidths = [64, 96, 128, 256, 384, 640, 828, 1200, 1920, 2048] as const
export type ImageWidth = (typeof imageWidths)[number]

export type ImageFormat = 'avif' | 'webp' | 'jpeg'
export type ImageRequest = {
  readonly source: string
  readonly width: ImageWidth
  readonly format: ImageFormat
  /**
   * The visitor's network address, so that visitors take turns in the queue; `background` for images that are rendered
   * before a visitor requests them.
   */
  readonly visitor: string | 'background'
}

/**
 * Each source is drawn once at these widths, and the requested image is reduced from such a drawing. Drawing a large
 * image takes seconds, and reducing it takes a tenth of that. An image wider than the last width is enlarged from the
 * largest drawing.
 */
const masterWidths = [828, 1440] as const

/** The maximum time for one image, in seconds. */
const RENDER_TIMEOUT_S = 20
const MAX_WAITING = 300

// Sharp uses one thread for each image: the queue keeps the processors busy, and memory use stays low.
sharp.concurrency(1)
sharp.cache(false)

const draw = async (source: Buffer, width: number): Promise<Buffer> => {
  const { width: own = width, format } = await sharp(source).metadata()
  const isDrawing = format === 'svg'
  // Drawings are drawn at the requested size instead of being enlarged.
  const density = isDrawing ? Math.min(2400, Math.max(1, (72 * width) / own)) : 72
  return sharp(source, { density, limitInputPixels: 40_000_000 })
    .timeout({ seconds: RENDER_TIMEOUT_S })
    .resize({ width, withoutEnlargement: !isDrawing })
    .webp({ quality: 95, effort: 0 })
    .toBuffer()
}

/**
 * Large images are for screens with several pixels per point, on which the artefacts of a lower quality are too small
 * to see.
 */
const avifQuality = (width: number): number => (width < masterWidths[0] ? 58 : 44)

const encode = (master: Buffer, { width, format }: ImageRequest): Promise<Buffer> => {
  const sized = sharp(master).timeout({ seconds: RENDER_TIMEOUT_S }).resize({ width })
  // For drawings like ours, more effort takes five times as long and saves no bytes.
  if (format === 'avif') return sized.avif({ quality: avifQuality(width), effort: 0 }).toBuffer()
  if (format === 'webp') return sized.webp({ quality: 80, effort: 2 }).toBuffer()
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

type Running = { readonly image: Promise<Buffer | undefined>; readonly signals: AbortSignal[] }

/** Renders images in the requested size and format, stores them, and renders each image only once. */
export const createImageRenderer = (store: ImageStore) => {
  const queue = createRenderQueue(Math.max(2, availableParallelism()), MAX_WAITING)
  const running = new Map<string, Running>()
  const drawing = new Map<string, Promise<Buffer | undefined>>()

  const drawMaster = async (source: string, width: number, name: string): Promise<Buffer | undefined> => {
    const stored = await store.read(name)
    if (stored) return stored
    const bytes = await fetchSource(source)
    if (!bytes) return undefined
    const master = await draw(bytes, width)
    await store.write(name, master)
    return master
  }

  /** The source at one of the master widths; drawn once for all images that need it at the same time. */
  const masterOf = ({ source, width }: ImageRequest): Promise<Buffer | undefined> => {
    const masterWidth = masterWidths.find((known) => known >= width) ?? masterWidths[1]
    const name = `${hash(source)}-master-${masterWidth}.webp`
    const known = drawing.get(name)
    if (known) return known
    const master = drawMaster(source, masterWidth, name).finally(() => drawing.delete(name))
    drawing.set(name, master)
    return master
  }

  const render = async (
    request: ImageRequest,
    name: string,
    isNeeded: () => boolean,
  ): Promise<Buffer | undefined> => {
    const stored = await store.read(name)
    if (stored) return stored
    const { visitor, width } = request
    const urgency = visitor === 'background' ? visitor : width > masterWidths[0] ? 'large' : 'small'
    return queue.run({ urgency, visitor }, isNeeded, async () => {
      const master = await masterOf(request)
      if (!master) return undefined
      const image = await encode(master, request)
      await store.write(name, image)
      return image
    })
  }

  const nameOf = ({ source, width, format }: ImageRequest): string => `${hash(source)}-${width}.${format}`

  /**
   * Resolves with the image, or with `undefined` when its source is not an image or all its requesters have left.
   * Rejects with `RenderQueueFull` when too many others are waiting.
   */
  const renderOnce = (request: ImageRequest, signal: AbortSignal): Promise<Buffer | undefined> => {
    const name = nameOf(request)
    const known = running.get(name)
    if (known) {
      known.signals.push(signal)
      return known.image
    }
    // Work is skipped when all its requesters have left meanwhile.
    const signals = [signal]
    const image = render(request, name, () => signals.some(({ aborted }) => !aborted)).finally(() =>
      running.delete(name),
    )
    running.set(name, { image, signals })
    return image
  }

  /** The stored image of the same source in the nearest width: smaller widths first. */
  const nearestStored = async (request: ImageRequest): Promise<Buffer | undefined> => {
    const isSmaller = (width: number): boolean => width < request.width
    const widths = [
      ...imageWidths.filter(isSmaller).reverse(),
      ...imageWidths.filter((width) => !isSmaller(width)),
    ]
    for (const width of widths) {
      const image = await store.read(nameOf({ ...request, width }))
      if (image) return image
    }
    return undefined
  }

  return { render: renderOnce, nearestStored, waitingRounds: queue.rounds }
}
