import type { Json } from '../documents.ts'

const CM_PER_INCH = 2.54

type Inches = readonly [width: number, height: number]

/** The measures, in inches, of the bedding sizes that have names, such as Queen. A sheet set has the size of its mattress. */
const named: Readonly<Record<string, Readonly<Record<string, Inches>>>> = {
  'duvet-cover': { Twin: [68, 88], Queen: [90, 90], King: [106, 92] },
  'pillow-sham': { Standard: [26, 20], Euro: [26, 26], King: [36, 20] },
  'sheet-set': { Twin: [39, 75], Queen: [60, 80], King: [76, 80] },
}

const inCm = (inches: number): number => Math.round(inches * CM_PER_INCH * 10) / 10

/** The inches of a size such as `16 × 24 in` or `70 in round`. */
const inchesOf = (key: string, size: string): Inches | undefined => {
  const round = /^([\d.]+) in round$/.exec(size)?.[1]
  if (round) return [Number(round), Number(round)]
  const [, width, height] = /^([\d.]+) × ([\d.]+) in$/.exec(size) ?? []
  return width && height ? [Number(width), Number(height)] : named[key]?.[size]
}

/** The attributes with the measures of finished goods; none for a size without measures. */
export const finishedSize = (key: string, size: string): Readonly<Record<string, Json>> => {
  const inches = inchesOf(key, size)
  if (!inches) return {}
  return {
    finishedWidthCm: inCm(inches[0]),
    finishedHeightCm: inCm(inches[1]),
    ...(size.endsWith('round') && { finishedShape: 'round' }),
  }
}
