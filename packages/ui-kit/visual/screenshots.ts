import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

const folder = new URL('..', import.meta.url).pathname
const reports = join(folder, 'reports', 'visual')

/** The result of the comparison with the committed screenshot. */
export type Comparison =
  | { readonly kind: 'same' | 'new' | 'updated'; readonly name: string }
  | { readonly kind: 'different'; readonly name: string; readonly pixels: number }

/** The number of pixels that may differ, because glyph edges depend on the processor. */
const tolerance = 12

/**
 * How a screenshot is stored: with exact colours, or with a palette, which reduces the file to a quarter of its size.
 * A palette changes colours a little, so its comparison has a higher threshold.
 */
export type StorageFormat = 'exact' | 'palette'

const thresholds: Readonly<Record<StorageFormat, number>> = { exact: 0.1, palette: 0.2 }

const compress = (png: Buffer, format: StorageFormat): Promise<Buffer> =>
  sharp(png)
    .png({
      compressionLevel: 9,
      ...(format === 'palette' ? { palette: true, quality: 60, dither: 0, effort: 8 } : {}),
    })
    .toBuffer()

const read = async (png: Buffer, width: number, height: number): Promise<Buffer> => {
  const ground = sharp({ create: { width, height, channels: 4, background: '#ff00ff' } })
  return ground
    .composite([{ input: png, top: 0, left: 0 }])
    .raw()
    .toBuffer()
}

const hashFile = join(folder, 'docs', 'screenshots.json')
const hashes: Record<string, string> = existsSync(hashFile) ? JSON.parse(readFileSync(hashFile, 'utf8')) : {}
const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('base64url')

/** Stores the hash of a screenshot, so that an identical screenshot is not compared again. */
const storeHash = (name: string, screenshot: Buffer): void => {
  hashes[name] = hashOf(screenshot)
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(hashFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

const write = (file: string, content: Buffer): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

type Difference = { readonly pixels: number; readonly image: () => Promise<Buffer> }

const differenceOf = async (before: Buffer, after: Buffer, format: StorageFormat): Promise<Difference> => {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = [await read(before, width, height), await read(after, width, height)]
  const difference = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(one, other, difference, width, height, { threshold: thresholds[format] })
  return {
    pixels,
    image: () =>
      sharp(difference, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  }
}

/**
 * Compares a screenshot with `docs/<name>.png`. If they differ, writes the images before, after and difference to
 * reports/visual for the report page. With `UPDATE_SCREENSHOTS=1` it replaces `docs/<name>.png` instead.
 *
 * Compressing a screenshot takes longest. It is needed only for screenshots that seem to differ, because a palette has
 * changed the colours of the committed one.
 */
export const compareScreenshot = async (
  name: string,
  screenshot: Buffer,
  format: StorageFormat,
): Promise<Comparison> => {
  const file = join(folder, 'docs', `${name}.png`)
  const update = process.env.UPDATE_SCREENSHOTS === '1'
  const same = (): Comparison => {
    if (update) storeHash(name, screenshot)
    return { kind: 'same', name }
  }
  const before = existsSync(file) ? readFileSync(file) : undefined
  if (before && hashes[name] === hashOf(screenshot)) return { kind: 'same', name }
  if (before && (await differenceOf(before, screenshot, format)).pixels <= tolerance) return same()
  const after = await compress(screenshot, format)
  const difference = before && (await differenceOf(before, after, format))
  if (difference && difference.pixels <= tolerance) return same()
  if (update) {
    write(file, after)
    storeHash(name, screenshot)
    return { kind: 'updated', name }
  }
  write(join(reports, `${name}.after.png`), after)
  if (!before || !difference) return { kind: 'new', name }
  write(join(reports, `${name}.before.png`), before)
  write(join(reports, `${name}.difference.png`), await difference.image())
  return { kind: 'different', name, pixels: difference.pixels }
}
