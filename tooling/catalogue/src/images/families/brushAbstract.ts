import { blob } from '../kit/blob.ts'
import { mix } from '../kit/colour.ts'
import { itemAt } from '../kit/itemAt.ts'
import { fill, line } from '../kit/markup.ts'
import { fullTurn, pair, radians, times, upTo } from '../kit/number.ts'
import type { Point } from '../kit/path.ts'
import type { Placed } from '../kit/placement.ts'
import { taper } from '../kit/taper.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { DrawFamily, Hand } from './brief.ts'
import { brushStroke } from './brush/brushStroke.ts'

const dashes = ({ random, roles }: Hand): string => {
  const strokes = times(4, (k) => {
    const y = k * 9 - 13
    const [from, bow, to] = [random.between(-2, 2), random.between(-3, 3), random.between(-3, 3)]
    return `M${pair(-17 + from, y)}Q${pair(0, y + bow)} ${pair(17 + to, y + random.between(-1, 1))}`
  })
  return line(strokes, roles.ink, 2.6)
}

const loops = ({ roles }: Hand): string => {
  const points = upTo(26).map((k): Point => {
    const share = k / 25
    const turn = share * fullTurn * 3
    return [-34 + 68 * share + 9 * Math.cos(turn + Math.PI), 11 * Math.sin(turn)]
  })
  return fill(
    taper(points, (t) => 1.3 + 0.6 * Math.sin(t * Math.PI * 7)),
    roles.ink,
  )
}

const dotGrid = ({ random, roles }: Hand): string => {
  const dots = upTo(12).map((i) =>
    blob(random, random.between(2.2, 3.1), {
      points: 6,
      wobble: 0.15,
      x: (i % 4) * 10 - 15 + random.between(-1, 1),
      y: Math.floor(i / 4) * 10 - 10 + random.between(-1, 1),
    }),
  )
  return fill(dots.join(''), roles.ink)
}

const round =
  (r: number) =>
  (x: number, y: number): Placed => ({ x, y, discs: [{ x, y, r }] })

/** Cut-out shapes, brush strokes blended over them, and small ink marks, each layer with its own spacing. */
export const brushAbstract: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const hand = { random, roles }
  const { ground, main, second, accent, ink, dark } = roles
  const cell = { width: 300, height: 290, repeat }
  const tile = new TileBuilder({ cell, ground, prefix, cellWidthCm: 36 })
  const cutouts = tile.layer()
  const strokes = tile.layer(dark ? {} : { attributes: 'style="mix-blend-mode:multiply"' })
  const matchesFilters = tile.layer()

  const shapes = [mix(second, ground, dark ? 0.68 : 0.55), mix(accent, ground, dark ? 0.72 : 0.45)].map(
    (colour, i) => {
      const radius = i ? 62 : 70
      return tile.symbol(
        fill(blob(random, radius, { points: 8, wobble: 0.3, flatten: random.between(0.6, 0.8) }), colour),
      )
    },
  )
  tile.placement.scatter(random, 70, 6, 4).forEach((spot, i) => {
    tile.put(cutouts, itemAt(shapes, i), { ...spot, turn: random.upTo(360), reach: 108 })
  })

  tile.placement.clear()
  const kinds = [
    { length: 158, width: 50, bend: 30, colour: main, dryness: 0.6, room: 29, most: 2 },
    { length: 126, width: 38, bend: -20, colour: second, dryness: 0.55, room: 23, most: 3 },
    { length: 112, width: 30, bend: 12, colour: accent, dryness: 0.5, room: 18, most: 3 },
    { length: 128, width: 17, bend: 46, colour: mix(main, ink, 0.45), dryness: 0.6, room: 17, most: 3 },
  ]
  for (const kind of kinds) {
    const symbol = tile.symbol(brushStroke(hand, kind))
    const rotated = (x: number, y: number) => {
      const turn = random.chance(0.5) ? random.between(-28, 28) : random.between(52, 110)
      const [dx, dy] = [
        (Math.cos(radians(turn)) * kind.length) / 2,
        (Math.sin(radians(turn)) * kind.length) / 2,
      ]
      const discs = [-0.72, -0.36, 0, 0.36, 0.72].map((u) => ({ x: x + u * dx, y: y + u * dy, r: kind.room }))
      return { x, y, turn, discs }
    }
    for (let i = 0; i < kind.most; i++) {
      const spot = tile.placement.throwOnce(random, rotated, 0, 420)
      const facing = random.chance(0.4) ? 'left' : 'right'
      if (spot !== null) tile.put(strokes, symbol, { ...spot, facing, reach: 104 })
    }
  }

  const inkMarks = [
    { symbol: tile.symbol(dashes(hand)), room: 19 },
    { symbol: tile.symbol(loops(hand)), room: 30 },
    { symbol: tile.symbol(dotGrid(hand)), room: 20 },
  ]
  for (let i = 0; i < 9; i++) {
    const { symbol, room } = itemAt(inkMarks, i)
    const spot = tile.placement.throwOnce(random, round(room), 2, 420)
    if (spot !== null) tile.put(matchesFilters, symbol, { ...spot, turn: random.between(-40, 40), reach: 50 })
  }
  const cross = tile.symbol(line('M-6-6L6 6M-6 6L6-6', main, 3))
  const hoop = tile.symbol(line(blob(random, 10, { points: 9, wobble: 0.08 }), main, 3.2))
  for (let i = 0; i < 12; i++) {
    const spot = tile.placement.throwOnce(random, round(10), 4, 300)
    const scale = random.between(0.7, 1)
    if (spot !== null)
      tile.put(matchesFilters, i % 3 ? hoop : cross, { ...spot, turn: random.upTo(90), scale, reach: 17 })
  }
  return tile.options()
}
