import { fill, group, line } from '../kit/markup.ts'
import { dot } from '../kit/path.ts'
import { taper } from '../kit/taper.ts'
import { TileBuilder } from '../kit/tile.ts'
import { bloom } from './blockPrint/bloom.ts'
import { bud } from './blockPrint/bud.ts'
import { carvedLeaves } from './blockPrint/carvedLeaves.ts'
import { sprig } from './blockPrint/sprig.ts'
import type { DrawFamily, Hand } from './brief.ts'

const cellWidth = 196
const cellHeight = 276

/** A small bud on a short stem, which fills gaps. */
const buti = (hand: Hand, colour: string, lean: number): string => {
  const { ink, second } = hand.roles
  const stem = taper(
    [
      [0, 26],
      [lean, 12],
      [0, 0],
    ],
    () => 1.3,
  )
  const leaves = carvedLeaves(hand, [
    { length: 22, width: 6, bend: 4, x: 0, y: 18, turn: -30, colour: second },
    { length: 22, width: 6, bend: -4, x: 0, y: 20, turn: -150, colour: second },
  ])
  return group(fill(stem, ink) + leaves + bud(hand, 20, colour), { y: 6 })
}

/** One large block-printed sprig per cell, with small buds, blooms and triple dots between them. */
export const blockPrintFloral: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const hand = { random, roles }
  const cell = { width: cellWidth, height: cellHeight, repeat }
  const tile = new TileBuilder({ cell, ground: roles.ground, prefix, cellWidthCm: 14 })
  const dots = tile.layer()
  const motifs = tile.layer()

  const [x, y] = [cellWidth / 2, cellHeight / 2]
  const large = sprig(hand, roles.main, roles.accent)
  const largeSymbol = tile.symbol(group(large.markup, { y: 84 }))
  tile.put(motifs, largeSymbol, { x, y, turn: random.between(-4, 4), reach: 215 })
  tile.placement.claim(large.discs.map((disc) => ({ x: x + disc.x, y: y + 84 + disc.y, r: disc.r })))
  tile.placement.claim([{ x, y: y + 80, r: 16 }])

  const butis = [buti(hand, roles.main, -3), buti(hand, roles.accent, 3)].map((markup) => tile.symbol(markup))
  const small = tile.symbol(bloom(hand, 17, roles.accent, roles.main))
  const triple = tile.symbol(line(dot(0, -4) + dot(-4, 3) + dot(4, 3), roles.main, 3.6))
  for (const spot of tile.placement.scatter(random, 23, 0, 8, 900))
    tile.put(motifs, random.pick(butis), {
      ...spot,
      turn: random.between(-22, 22),
      facing: random.chance(0.5) ? 'left' : 'right',
      reach: 36,
    })
  for (const spot of tile.placement.scatter(random, 15, 1, 11, 700))
    tile.put(motifs, small, { ...spot, turn: random.upTo(360), scale: 0.85, reach: 21 })
  for (const spot of tile.placement.scatter(random, 6, 4, 30, 260))
    tile.put(dots, triple, { ...spot, turn: random.between(-20, 20), reach: 8 })
  return tile.options()
}
