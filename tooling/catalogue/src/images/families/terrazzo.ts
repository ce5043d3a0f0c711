import { luminance, mix } from '../kit/colour.ts'
import { itemAt } from '../kit/itemAt.ts'
import { fill, group, line } from '../kit/markup.ts'
import { fullTurn, pair, short, times, upTo } from '../kit/number.ts'
import { dot, type Point, polygon } from '../kit/path.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { DrawFamily, Hand } from './brief.ts'

const side = 280

/** Size classes of chips: radius, count and distance, from large to small. */
const sizes = [
  { radius: 27, most: 8, gap: 2 },
  { radius: 19, most: 14, gap: 2 },
  { radius: 12, most: 26, gap: 1.8 },
  { radius: 7.5, most: 31, gap: 1.6 },
  { radius: 4, most: 42, gap: 1.4 },
]

const chipOutline = ({ random }: Hand, r: number): Point[] => {
  const corners = random.whole(5, 7)
  const flatten = random.between(0.62, 0.95)
  const turn = random.upTo(Math.PI)
  let angle = random.angle()
  return upTo(corners).map((): Point => {
    angle += (fullTurn / corners) * random.between(0.72, 1.28)
    const reach = r * random.between(0.82, 1.04)
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * flatten]
    return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
  })
}

/** A chip of stone. Medium chips have a facet and grains, the largest ones a vein. */
const chip = (hand: Hand, r: number, colour: string): string => {
  const { random, roles } = hand
  const outline = chipOutline(hand, r)
  const body = `<path d="${polygon(outline)}" fill="${colour}" stroke="${colour}" stroke-width="${short(Math.min(3, r * 0.14))}" stroke-linejoin="round"/>`
  if (r <= 15) return body
  const k = random.whole(0, outline.length - 1)
  const inner: Point = [random.between(-0.2, 0.2) * r, random.between(-0.2, 0.2) * r]
  const light = mix(colour, luminance(colour) > 0.5 ? roles.deep : roles.paper, 0.09)
  const facet = fill(
    polygon([itemAt(outline, k), itemAt(outline, k + 1), itemAt(outline, k + 2), inner]),
    light,
  )
  const shade =
    r > 18
      ? fill(polygon([itemAt(outline, k + 2), itemAt(outline, k + 3), inner]), mix(colour, roles.deep, 0.05))
      : ''
  const grains = times(r * 0.3, () => {
    const angle = random.angle()
    const reach = r * 0.62 * Math.sqrt(random.upTo(1))
    return dot(Math.cos(angle) * reach, Math.sin(angle) * reach * 0.7)
  })
  const grained = line(grains, mix(colour, luminance(colour) > 0.4 ? roles.deep : roles.paper, 0.34), 1.1)
  if (r <= 24) return body + facet + shade + grained
  const angle = random.upTo(Math.PI)
  const [vx, vy] = [Math.cos(angle) * r * 0.6, Math.sin(angle) * r * 0.6]
  const veinPath = `M${pair(-vx, -vy)}Q${pair(random.between(-9, 9), random.between(-9, 9))} ${pair(vx, vy)}`
  return body + facet + shade + grained + line(veinPath, mix(colour, roles.paper, 0.5), 1)
}

/** Chips in five sizes on a speckled ground. Colours are shuffled to distribute them evenly. */
export const terrazzo: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const hand = { random, roles }
  const { ground, main, second, accent, ink, dark, paper } = roles
  const cell = { width: side, height: side, repeat }
  const tile = new TileBuilder({ cell, ground, prefix, cellWidthCm: 30 })
  const dustLayer = tile.layer()
  const chips = tile.layer()
  // Half-tones with a dark ground look dull, so they are mixed with the light colour instead.
  const towards = dark ? paper : ground
  const pale = [mix(main, towards, 0.5), mix(second, towards, 0.5), mix(accent, towards, 0.45)]
  const bag = random.shuffled([main, main, second, second, accent, ink, ...pale])
  const splinters = upTo(12).map((i) => tile.symbol(fill(polygon(chipOutline(hand, 4)), itemAt(bag, i))))
  let drawn = 0
  for (const { radius, most, gap } of sizes)
    for (const { x, y } of tile.placement.scatter(random, radius * 0.9, gap, most, 260)) {
      drawn += 1
      if (radius < 6) {
        tile.put(chips, itemAt(splinters, drawn), { x, y, turn: random.upTo(360), reach: 6 })
        continue
      }
      const r = radius * random.between(0.94, 1.08)
      const reach = r * 1.25
      tile.draw(
        chips,
        group(chip(hand, r, itemAt(bag, drawn)), { x, y }),
        x - reach,
        y - reach,
        x + reach,
        y + reach,
      )
    }
  const dust = [mix(ink, ground, 0.35), main, second].map((colour) => {
    const grains = times(26, () => dot(random.between(4, 66), random.between(4, 66)))
    return tile.symbol(line(grains, colour, 1.3))
  })
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 4; j++)
      tile.put(dustLayer, itemAt(dust, i + j * 2), { x: i * 70, y: j * 70, reach: 74 })
  return tile.options()
}
