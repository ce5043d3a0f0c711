import { fill, group, line } from '../../kit/markup.ts'
import { radians, times, upTo } from '../../kit/number.ts'
import { dot, type Point } from '../../kit/path.ts'
import type { Disc } from '../../kit/placement.ts'
import { alongSpine, type Spine, spineOf } from '../../kit/spine.ts'
import { taper } from '../../kit/taper.ts'
import type { Hand } from '../brief.ts'
import { bloom } from './bloom.ts'
import { bud } from './bud.ts'
import { type CarvedLeaf, carvedLeaves } from './carvedLeaves.ts'

export type Sprig = { markup: string; discs: Disc[] }

const bloomRoom = 69

const leavesAlong = ({ random, roles }: Hand, spine: Spine): CarvedLeaf[] => {
  const count = random.whole(6, 7)
  return upTo(count).map((i) => {
    const share = 0.06 + (i / count) * 0.66
    const { x, y, heading } = alongSpine(spine, share)
    const side = i % 2 ? 1 : -1
    return {
      length: random.between(48, 58) * (1 - share * 0.28),
      width: random.between(11.5, 14) * (1 - share * 0.2),
      bend: side * random.between(4, 10),
      x,
      y,
      turn: heading + side * random.between(40, 54),
      colour: i % 3 === 2 ? roles.accent : roles.second,
    }
  })
}

/**
 * Returns the stem of a side bud and the position of the bud. The stem bends outwards until the bud does not overlap
 * the bloom.
 */
const budBranch = ({ random }: Hand, spine: Spine, share: number, side: number) => {
  const from = alongSpine(spine, share)
  const top = alongSpine(spine, 1)
  const length = random.between(54, 66)
  const endAt = (swing: number): Point => [
    from.x + Math.cos(radians(from.heading + side * swing)) * length,
    from.y + Math.sin(radians(from.heading + side * swing)) * length,
  ]
  let swing = random.between(34, 42)
  while (swing < 88 && Math.hypot(endAt(swing)[0] - top.x, endAt(swing)[1] - top.y) < bloomRoom) swing += 3
  const turn = from.heading + side * swing
  const bendTurn = radians(turn - side * 14)
  const bend: Point = [from.x + Math.cos(bendTurn) * length * 0.5, from.y + Math.sin(bendTurn) * length * 0.5]
  const [x, y] = endAt(swing)
  return { x, y, turn, stem: taper([[from.x, from.y], bend, [x, y]], (t) => 1.7 - 0.6 * t) }
}

/** The main motif: a bent stem with leaves, two side buds and a bloom, from the origin upwards. */
export const sprig = (hand: Hand, bloomColour: string, heartColour: string): Sprig => {
  const { random, roles } = hand
  const lean = random.between(16, 34) * (random.chance(0.5) ? 1 : -1)
  const spine = spineOf(200, lean, 14, random.between(5, 10))
  const leaves = leavesAlong(hand, spine)
  const top = alongSpine(spine, 1)
  const branches = (
    [
      [0.5, -1],
      [0.62, 1],
    ] as const
  ).map(([share, side]) => ({
    ...budBranch(hand, spine, share, side),
    colour: side < 0 ? heartColour : bloomColour,
  }))
  const buds = branches.map(({ x, y, turn, colour }) =>
    group(bud(hand, random.between(23, 27), colour), { x, y, turn: turn + 90 }),
  )
  const beads = times(7, (i) => {
    const angle = radians(200 + i * 23.3)
    return dot(top.x + Math.cos(angle) * 56, top.y + Math.sin(angle) * 56)
  })
  const stems = taper(spine, (t) => 2.3 - 1.1 * t) + branches.map(({ stem }) => stem).join('')
  return {
    markup:
      fill(stems, roles.ink) +
      carvedLeaves(hand, leaves) +
      buds.join('') +
      group(bloom(hand, 44, bloomColour, heartColour), { x: top.x, y: top.y, turn: random.upTo(30) }) +
      line(beads, heartColour, 4.6),
    discs: [
      { x: top.x, y: top.y, r: 52 },
      ...branches.map(({ x, y }) => ({ x, y: y - 8, r: 20 })),
      ...[0.1, 0.25, 0.4, 0.55, 0.7].map((share) => {
        const { x, y } = alongSpine(spine, share)
        return { x, y, r: 40 }
      }),
    ],
  }
}
