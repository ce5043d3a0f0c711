import sharp from 'sharp'
import type { DrawnImage } from '../types.ts'

type Pixels = { data: Uint8Array; width: number; height: number }

const pixelsOf = async ({ svg, width, height }: DrawnImage): Promise<Pixels> => {
  const sized = svg.replace(
    /width="[\d.]+" height="[\d.]+">/,
    `width="${Math.round(width)}" height="${Math.round(height)}" preserveAspectRatio="none">`,
  )
  const { data, info } = await sharp(Buffer.from(sized))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

/**
 * Returns the difference between the last and the first line of pixels, relative to the differences between adjacent
 * lines.
 */
const roughness = (count: number, difference: (a: number, b: number) => number): number => {
  const inner = Array.from({ length: count - 1 }, (_, i) => difference(i, i + 1)).sort((a, b) => a - b)
  const usual = inner[Math.floor(inner.length * 0.97)] ?? 0
  return difference(count - 1, 0) / Math.max(usual, 1)
}

/**
 * The visibility of a tile's seams: the difference between its last and first column (or row), relative to the 97th
 * percentile of differences inside it. Up to 1 the seam is as smooth as the drawing; a cut motif gives far above 1.3.
 */
export const seamOf = async (image: DrawnImage): Promise<number> => {
  const { data, width, height } = await pixelsOf(image)
  const at = (x: number, y: number, channel: number) => data[(y * width + x) * 3 + channel] ?? 0
  const difference =
    (length: number, pixel: (along: number, line: number, channel: number) => number) =>
    (a: number, b: number) => {
      let sum = 0
      for (let i = 0; i < length; i++)
        for (let c = 0; c < 3; c++) sum += Math.abs(pixel(i, a, c) - pixel(i, b, c))
      return sum / length
    }
  const columns = roughness(
    width,
    difference(height, (i, line, c) => at(line, i, c)),
  )
  const rows = roughness(
    height,
    difference(width, (i, line, c) => at(i, line, c)),
  )
  return Math.max(columns, rows)
}
