import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

const folder = new URL('..', import.meta.url).pathname
const reports = join(folder, 'reports', 'visual')

/** How one picture compares with the one that is committed. */
export type Comparison =
  | { readonly kind: 'same' | 'new' | 'updated'; readonly name: string }
  | { readonly kind: 'different'; readonly name: string; readonly pixels: number }

/** Pixels that may differ: the edge of a glyph on another processor, not a line or a word. */
const tolerance = 12

/**
 * How a picture is kept: to the bit, or with a palette (a quarter of the weight) where prints fill it. A palette moves
 * colours a little, so that the comparison has to be a little more forgiving.
 */
export type Keeping = 'exact' | 'palette'

const thresholds: Readonly<Record<Keeping, number>> = { exact: 0.1, palette: 0.2 }

const compress = (png: Buffer, keeping: Keeping): Promise<Buffer> =>
  sharp(png)
    .png({
      compressionLevel: 9,
      ...(keeping === 'palette' ? { palette: true, quality: 60, dither: 0, effort: 8 } : {}),
    })
    .toBuffer()

const read = async (png: Buffer, width: number, height: number): Promise<Buffer> => {
  const ground = sharp({ create: { width, height, channels: 4, background: '#ff00ff' } })
  return ground
    .composite([{ input: png, top: 0, left: 0 }])
    .raw()
    .toBuffer()
}

const hashFile = join(folder, 'docs', 'pictures.json')
const hashes: Record<string, string> = existsSync(hashFile) ? JSON.parse(readFileSync(hashFile, 'utf8')) : {}
const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('base64url')

/** Keeps what each screenshot was to the bit, so that one that is the same need not be looked at. */
const remember = (name: string, screenshot: Buffer): void => {
  hashes[name] = hashOf(screenshot)
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(hashFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

const write = (file: string, content: Buffer): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Holds a screenshot against `docs/<name>.png`. A different one leaves before, after and difference under
 * reports/visual for the report page; with `UPDATE_PICTURES=1` it takes the place of the old one.
 */
export const comparePicture = async (
  name: string,
  screenshot: Buffer,
  keeping: Keeping,
): Promise<Comparison> => {
  const file = join(folder, 'docs', `${name}.png`)
  const update = process.env.UPDATE_PICTURES === '1'
  if (existsSync(file) && hashes[name] === hashOf(screenshot)) return { kind: 'same', name }
  const after = await compress(screenshot, keeping)
  if (!existsSync(file)) {
    if (update) {
      write(file, after)
      remember(name, screenshot)
    } else write(join(reports, `${name}.after.png`), after)
    return { kind: update ? 'updated' : 'new', name }
  }
  const before = readFileSync(file)
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = [await read(before, width, height), await read(after, width, height)]
  const difference = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(one, other, difference, width, height, { threshold: thresholds[keeping] })
  if (pixels <= tolerance) return { kind: 'same', name }
  if (update) {
    write(file, after)
    remember(name, screenshot)
    return { kind: 'updated', name }
  }
  write(join(reports, `${name}.before.png`), before)
  write(join(reports, `${name}.after.png`), after)
  const shown = sharp(difference, { raw: { width, height, channels: 4 } })
  write(join(reports, `${name}.difference.png`), await shown.png().toBuffer())
  return { kind: 'different', name, pixels }
}
