import { leaf, vein } from '../../kit/leaf.ts'
import { group } from '../../kit/markup.ts'
import { pair, short, times } from '../../kit/number.ts'
import { dot } from '../../kit/path.ts'
import { scallop } from './foliage.ts'
import type { Pen } from './pen.ts'

const roseLeaf = (pen: Pen, length: number, width: number, x: number, y: number, turn: number): string => {
  const veins =
    `${vein(length, 3, 0.85)}M${short(length * 0.25)} -3.5L${short(length * 0.42)} 0` +
    `M${short(length * 0.45)} -4L${short(length * 0.62)} 1M${short(length * 0.4)} 4L${short(length * 0.5)} 1`
  return group(pen.shape(leaf(length, width, 3), pen.paper, 1) + pen.thin(veins, 0.6), { x, y, turn })
}

/** A garden rose with five leaves. */
export const rose = (pen: Pen): string => {
  const hatch = times(8, () => `M${pair(pen.random.between(-11, 9), pen.random.between(6, 12))}l3-3`)
  return group(
    pen.thin('M2 14C4 26-2 36-10 44M1 26C8 30 14 30 20 27', 1.3) +
      roseLeaf(pen, 24, 7, 0, 30, 150) +
      roseLeaf(pen, 22, 6.5, 12, 30, 28) +
      roseLeaf(pen, 20, 6, -3, 37, 70) +
      roseLeaf(pen, 17, 5, -11, 6, 160) +
      roseLeaf(pen, 17, 5, 12, 4, 20) +
      pen.shape(scallop(pen, 17, 15.5, 7, 0.16)) +
      pen.tint('M-14 2C-12 14 12 15 15 0C8 8-6 9-14 2Z', pen.deepWash) +
      pen.thin(
        'M-11 2C-12-11 9-14 11-1C12 9-5 11-6 2C-6-5 5-6 6 0C6 5 0 5 0 1M-14 5C-8 14 10 13 14 1M-13-6C-8-15 6-16 12-9',
        1,
      ) +
      pen.thin(hatch, 0.6),
    { y: -10 },
  )
}

/** Two leaves and a berry, the smallest filler motif. */
export const leafPair = (pen: Pen): string =>
  pen.shape(leaf(22, 6, 3), pen.paper, 1) +
  pen.thin(vein(22, 3, 0.85), 0.6) +
  group(pen.shape(leaf(18, 5, -2), pen.paper, 1) + pen.thin(vein(18, -2, 0.85), 0.6), { turn: 120 }) +
  pen.thin('M0 0Q-6-6-16-8', 1.1) +
  pen.thin(dot(-17, -8), 4)

/** Two distant birds. */
export const flight = (pen: Pen): string => pen.thin('M-12-2q6-6 12 1q6-8 13-3M14 10q4-4 8 1q4-5 9-2', 1.4)
