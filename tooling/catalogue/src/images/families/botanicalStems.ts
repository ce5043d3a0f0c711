import { mix } from '../kit/colour.ts'
import { itemAt } from '../kit/itemAt.ts'
import { radians } from '../kit/number.ts'
import type { Disc } from '../kit/placement.ts'
import type { Random } from '../kit/random.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { Layer } from '../kit/tileMarkup.ts'
import { berry } from './botanical/berry.ts'
import { eucalyptus } from './botanical/eucalyptus.ts'
import { fern } from './botanical/fern.ts'
import { lance } from './botanical/lance.ts'
import { type DrawStem, discsOf, type StemColours } from './botanical/stem.ts'
import { umbel } from './botanical/umbel.ts'
import type { DrawFamily, Hand } from './brief.ts'

type Motif = { symbol: string; discs: readonly Disc[]; reach: number }

type Spread = { gap: number; most: number; tilt: number; facing: 'any' | 'right' }

const turned = (discs: readonly Disc[], x: number, y: number, turn: number, side: number): Disc[] => {
  const [cosine, sine] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  return discs.map((disc) => ({
    x: x + side * disc.x * cosine - disc.y * sine,
    y: y + side * disc.x * sine + disc.y * cosine,
    r: disc.r,
  }))
}

const spread = (tile: TileBuilder, random: Random, layer: Layer, motifs: readonly Motif[], how: Spread) => {
  for (let i = 0; i < how.most; i++) {
    const { symbol, discs, reach } = itemAt(motifs, i)
    const throwAt = (x: number, y: number) => {
      const turn = random.between(-how.tilt, how.tilt)
      const facing = how.facing === 'any' && random.chance(0.5) ? ('left' as const) : ('right' as const)
      return { x, y, turn, facing, discs: turned(discs, x, y, turn, facing === 'left' ? -1 : 1) }
    }
    const spot = tile.placement.throwOnce(random, throwAt, how.gap, 420)
    if (spot !== null) tile.put(layer, symbol, { ...spot, reach })
  }
}

/** Three greens from the second colour: unchanged, darker, and mixed with the accent. */
const greensOf = ({ second, accent, ink, dark }: Hand['roles'], stalk: string): StemColours[] => [
  { leaves: second, shade: mix(second, ink, 0.3), stalk },
  { leaves: mix(second, ink, dark ? 0 : 0.42), shade: mix(second, ink, dark ? 0.3 : 0.6), stalk },
  { leaves: mix(second, accent, 0.45), shade: mix(second, accent, 0.2), stalk },
]

/** Five kinds of stems in front of pale silhouettes. */
export const botanicalStems: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const hand = { random, roles }
  const { ground, main, second, ink } = roles
  const cell = { width: 300, height: 380, repeat }
  const tile = new TileBuilder({ cell, ground, prefix, cellWidthCm: 30 })
  const motif = (
    draw: DrawStem,
    length: number,
    bend: number,
    colours: StemColours,
    reach: number,
  ): Motif => {
    const stem = draw(hand, length, bend)
    return { symbol: tile.symbol(stem.paint(colours)), discs: discsOf(stem), reach }
  }

  const behind = tile.layer()
  const pale = [mix(second, ground, 0.78), mix(main, ground, 0.82)].map((c) => ({
    leaves: c,
    shade: c,
    stalk: c,
  }))
  const ghosts = ([fern, lance] as const).map((draw, i) =>
    motif(draw, random.between(170, 210), random.between(-50, 50), itemAt(pale, i), 290),
  )
  spread(tile, random, behind, ghosts, { gap: -14, most: 4, tilt: 38, facing: 'any' })
  tile.placement.clear()

  const front = tile.layer()
  const stalk = mix(ink, second, 0.25)
  const greens = greensOf(roles, stalk)
  const stems = random.shuffled([umbel, lance, eucalyptus, berry, fern]).map((draw, i) => {
    const length = draw === umbel ? random.between(170, 190) : random.between(160, 215)
    return motif(draw, length, random.between(-46, 46), itemAt(greens, i), 300)
  })
  spread(tile, random, front, stems, { gap: -1, most: 11, tilt: 16, facing: 'any' })

  const sprigs = [
    motif(lance, 58, 10, itemAt(greens, 0), 100),
    motif(berry, 56, -8, itemAt(greens, 0), 100),
  ].map((sprig) => ({
    ...sprig,
    discs: [
      { x: 0, y: -8, r: 12 },
      { x: 3, y: -30, r: 20 },
      { x: 6, y: -58, r: 18 },
    ],
  }))
  spread(tile, random, front, sprigs, { gap: -1, most: 10, tilt: 60, facing: 'right' })
  return tile.options()
}
