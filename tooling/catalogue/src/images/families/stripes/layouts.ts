import { mix } from '../../kit/colour.ts'
import type { Hand } from '../brief.ts'
import type { Band, BandKind } from './band.ts'

type Layout = (hand: Hand) => Band[]

const gap = (width: number): Band => ({ kind: 'gap', width, colour: '' })
const band = (kind: BandKind, width: number, colour: string): Band => ({ kind, width, colour })
const mirrored = (half: readonly Band[], middle: readonly Band[]): Band[] => [
  ...half,
  ...middle,
  ...[...half].reverse(),
]

/** Broad and narrow bands with accent rails and a strip of climbing flowers. */
const vineStripe: Layout = ({ random, roles }) => {
  const { ground, main, second, accent, ink } = roles
  const hair = band('line', 2.2, ink)
  const rail = band('band', 4, accent)
  const broad = Math.round(random.between(38, 52))
  const banner = (width: number) => [rail, gap(5), band('woven', width, main), gap(5), rail]
  return [
    ...[gap(14), hair, gap(5), band('band', 7, second), gap(5), hair, gap(16)],
    ...banner(broad),
    ...[
      gap(15),
      hair,
      gap(4),
      hair,
      gap(4),
      band('vine', 30, mix(second, ground, 0.7)),
      gap(4),
      hair,
      gap(4),
      hair,
      gap(15),
    ],
    ...banner(Math.round(broad * 0.6)),
    gap(2),
  ]
}

/** Mattress ticking: a line with hairlines on both sides, and a pale band between lines. */
const ticking: Layout = ({ random, roles }) => {
  const { ground, main, second, accent, ink } = roles
  const room = Math.round(random.between(11, 16))
  const hair = band('line', 1.6, ink)
  const tick = [hair, gap(4), hair, gap(4), band('woven', 13, ink), gap(4), hair, gap(4), hair]
  const soft = [
    band('line', 1.6, main),
    gap(3),
    band('band', 22, mix(second, ground, 0.5)),
    gap(3),
    band('line', 1.6, main),
  ]
  return [
    ...[gap(room), ...tick, gap(room), ...soft, gap(room), ...tick, gap(room)],
    ...[band('band', 5, main), gap(3), band('ticks', 9, accent), gap(3), band('band', 5, main)],
  ]
}

/** Awning: two broad equal bands, each edged with a fine rail. */
const awning: Layout = ({ random, roles }) => {
  const { ground, main, second, accent, ink } = roles
  const broad = Math.round(random.between(48, 58))
  const side = [gap(5), band('line', 2.4, main)]
  return [
    ...[gap(12), band('line', 2.4, main), gap(5), band('woven', broad, main), ...side],
    ...[
      gap(24),
      band('line', 1.8, accent),
      gap(4),
      band('woven', Math.round(broad * 0.62), mix(second, ground, 0.25)),
    ],
    ...[gap(4), band('line', 1.8, accent), gap(18), band('line', 1.6, ink), gap(6)],
  ]
}

/** Strings of beads between soft bands, symmetrical. */
const beadStripe: Layout = ({ random, roles }) => {
  const { ground, main, second, accent, ink } = roles
  const room = Math.round(random.between(7, 10))
  const half = [
    ...[
      gap(room),
      band('line', 1.8, ink),
      gap(4),
      band('band', 6, accent),
      gap(4),
      band('line', 1.8, ink),
      gap(room),
    ],
    ...[band('woven', 34, second), gap(room), band('line', 2.2, main), gap(6)],
  ]
  return mirrored(half, [band('beads', 26, mix(main, ground, 0.84)), gap(0)])
}

/** Fine lines in many colours, as on deckchair fabric. */
const deckchair: Layout = ({ random, roles }) => {
  const { ground, main, second, accent, ink } = roles
  const colours = random.shuffled([main, second, accent, ink, mix(main, ground, 0.4), mix(second, ink, 0.35)])
  const run = colours.flatMap((colour, i): Band[] => [
    band(i % 3 === 1 ? 'woven' : 'band', Math.round(random.between(8, 30)), colour),
    gap(i % 2 ? 4 : 9),
  ])
  return [...run, band('ticks', 10, main), gap(9), band('woven', 34, mix(accent, ground, 0.3)), gap(9)]
}

export const stripeLayouts: readonly Layout[] = [vineStripe, ticking, awning, beadStripe, deckchair]
