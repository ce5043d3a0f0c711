import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { fetchSource } from './fetchSource.ts'

/** The widths of images in pixels (spec §9, image and device widths). */
export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]

export type ImageFormat = 'avif' | 'webp' | 'jpeg'
type ImageRequest = {
  readonly source: string
  readonly width: number
  readonly format: ImageFormat
}

const MAX_AT_ONCE = Math.max(2, availableParallelism())

/** Limits the number of parallel tasks. The newest runs first: a visitor is looking at its page now. */
const createGate = (places: number) => {
  let free = places
  const waiting: (() => void)[] = []
  return async <Value>(run: () => Promise<Value>): Promise<Value> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    try {
      return await run()
    } finally {
      const next = waiting.pop()
      if (next) next()
      else free += 1
    }
  }
}

const encode = async (bytes: Buffer, { width, format }: ImageRequest): Promise<Buffer> => {
  const { width: own = width } = await sharp(bytes).metadata()
  // Drawings are rendered at the requested size instead of being enlarged.
  const density = Math.min(2400, Math.max(1, (72 * width) / own))
  const sized = sharp(bytes, { density, limitInputPixels: 40_000_000 }).resize({
    width,
    withoutEnlargement: false,
  })
  // More effort costs five times the time for the same bytes on drawings like ours.
  if (format === 'avif') return sized.avif({ quality: 58, effort: 0 }).toBuffer()
  if (format === 'webp') return sized.webp({ quality: 80, effort: 2 }).toBuffer()
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** Renders images in the requested size and format, stores them on disk, and renders each once. */
export const createImageRenderer = (folder: string | undefined) => {
  const gate = createGate(MAX_AT_ONCE)
  const running = new Map<string, { image: Promise<Buffer | undefined>; signals: AbortSignal[] }>()

  const render = async (
    request: ImageRequest,
    file: string | undefined,
    isRequested: () => boolean,
  ): Promise<Buffer | undefined> => {
    if (file) {
      const kept = await readFile(file).catch(() => undefined)
      if (kept) return kept
    }
    return gate(async () => {
      if (!isRequested()) return undefined
      const source = await fetchSource(request.source)
      if (!source) return undefined
      const image = await encode(source, request)
      if (file && folder) {
        await mkdir(folder, { recursive: true })
        // A full disk costs speed, but not the image.
        await writeFile(`${file}.part`, image)
          .then(() => rename(`${file}.part`, file))
          .catch(() => undefined)
      }
      return image
    })
  }

  return (request: ImageRequest, signal: AbortSignal): Promise<Buffer | undefined> => {
    const key = createHash('sha256')
      .update(`${request.source}|${request.width}|${request.format}`)
      .digest('hex')
    const known = running.get(key)
    if (known) {
      known.signals.push(signal)
      return known.image
    }
    // Work is skipped when all its requesters have left meanwhile.
    const signals = [signal]
    const isRequested = (): boolean => signals.some(({ aborted }) => !aborted)
    const image = render(request, folder ? join(folder, `${key}.${request.format}`) : undefined, isRequested)
      .catch(() => undefined)
      .finally(() => running.delete(key))
    running.set(key, { image, signals })
    return image
  }
}
