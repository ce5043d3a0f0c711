import { leaf } from '../../kit/leaf.ts'
import { fill } from '../../kit/markup.ts'
import { radians } from '../../kit/number.ts'
import { moved } from '../../kit/path.ts'
import type { Disc } from '../../kit/placement.ts'
import { alongSpine, type Spine } from '../../kit/spine.ts'
import type { Hand } from '../brief.ts'

export type StemColours = { leaves: string; shade: string; stalk: string }

/** A stem: its centre line, its width at both ends, and its markup in given colours. */
export type Stem = {
  spine: Spine
  foot: number
  tip: number
  crown: number
  paint: (colours: StemColours) => string
}

export type DrawStem = (hand: Hand, length: number, bend: number) => Stem

/**
 * SVG attributes that draw an outline in the ground colour around leaves, to separate them from what is behind them.
 */
export const halo = (ground: string): string => `stroke="${ground}" stroke-width="3" paint-order="stroke"`

/** The shaded half of the leaves; absent for a silhouette. */
export const shadedSide = (path: string, { leaves, shade }: StemColours): string =>
  shade === leaves ? '' : fill(path, shade)

export const tipLeaf = (spine: Spine, length: number, width: number): string => {
  const { x, y, heading } = alongSpine(spine, 1)
  return moved(leaf(length, width), x, y, heading)
}

/**
 * The circles along the stem that a motif occupies. With several circles, long motifs are packed more tightly than with
 * one.
 */
export const discsOf = ({ spine, foot, tip, crown }: Stem): Disc[] => {
  const discs = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
    const { x, y } = alongSpine(spine, i / 8)
    return { x, y, r: foot + (tip - foot) * (i / 8) }
  })
  if (crown === 0) return discs
  const { x, y, heading } = alongSpine(spine, 1)
  const head = radians(heading)
  return [...discs, { x: x + Math.cos(head) * 26, y: y + Math.sin(head) * 26, r: crown }]
}
