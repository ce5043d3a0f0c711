import { blob } from '../kit/blob.ts'
import { mix } from '../kit/colour.ts'
import { itemAt } from '../kit/itemAt.ts'
import { halfLeaf, leaf } from '../kit/leaf.ts'
import { fill, group, line } from '../kit/markup.ts'
import { fullTurn, pair, radians, upTo } from '../kit/number.ts'
import { dot, type Point, polygon, ring } from '../kit/path.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { DrawFamily, Hand } from './brief.ts'

/** The 4.8.8 tiling: an octagon in the middle of the cell, squares on its corners. */
const side = 150
const edge = side / (1 + Math.SQRT2)
const strapWidth = 6.2

/** Hankin's rays in a regular polygon, which start at the midpoint of every edge. */
const starOf = (corners: number, apothem: number, turn: number, rayAngle: number): Point[] =>
  upTo(corners).flatMap((i): Point[] => {
    const angle = turn + (i * fullTurn) / corners
    const middle: Point = [Math.cos(angle) * apothem, Math.sin(angle) * apothem]
    const along = angle + Math.PI / 2
    const ray: Point = [
      Math.cos(along) * Math.cos(rayAngle) - Math.cos(angle) * Math.sin(rayAngle),
      Math.sin(along) * Math.cos(rayAngle) - Math.sin(angle) * Math.sin(rayAngle),
    ]
    const bisector = angle + Math.PI / corners
    const [bx, by] = [Math.cos(bisector), Math.sin(bisector)]
    const reach = (middle[0] * by - bx * middle[1]) / (bx * ray[1] - ray[0] * by)
    return [middle, [middle[0] + ray[0] * reach, middle[1] + ray[1] * reach]]
  })

/** Extends rays by 5 units beyond the midpoints, so that straps close over the crossing. */
const strapsOf = (star: readonly Point[], x: number, y: number): string =>
  upTo(star.length / 2)
    .map((i) => {
      const inner = itemAt(star, i * 2 + 1)
      const past = (point: Point): Point => {
        const length = Math.hypot(point[0] - inner[0], point[1] - inner[1])
        return [
          point[0] + ((point[0] - inner[0]) / length) * 5,
          point[1] + ((point[1] - inner[1]) / length) * 5,
        ]
      }
      const run = [past(itemAt(star, i * 2)), inner, past(itemAt(star, i * 2 + 2))]
      return `M${run.map((p) => pair(p[0] + x, p[1] + y)).join('L')}`
    })
    .join('')

const starFlower = (
  { random, roles }: Hand,
  star: readonly Point[],
  petals: string,
  ground: string,
): string => {
  const r = Math.hypot(...itemAt(star, 1))
  const field: Point[] = upTo(16).map((i) => {
    const angle = (i * Math.PI) / 8 + Math.PI / 8
    const reach = i % 2 ? r * 0.62 : r * 0.98
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
  return (
    fill(polygon(star), ground) +
    fill(polygon(field), roles.ground) +
    line(polygon(field), roles.ink, 1.1) +
    fill(ring(leaf(r * 0.8, r * 0.17), 8, r * 0.1, 22.5), petals) +
    fill(ring(halfLeaf(r * 0.8, r * 0.17), 8, r * 0.1, 22.5), mix(petals, roles.deep, 0.22)) +
    fill(ring(leaf(r * 0.56, r * 0.13), 8, r * 0.06), roles.accent) +
    fill(blob(random, r * 0.17, { points: 10, wobble: 0.02 }), roles.ink) +
    line(ring(dot(r * 0.1), 8), roles.paper, 1.6) +
    line(dot(), roles.accent, 3.4)
  )
}

const smallStar = ({ roles }: Hand, star: readonly Point[]): string =>
  fill(polygon(star), mix(roles.ink, roles.deep, 0.05)) +
  fill(ring(leaf(edge * 0.3, edge * 0.075), 4, edge * 0.04), roles.accent) +
  fill(ring(leaf(edge * 0.26, edge * 0.05), 4, edge * 0.04, 45), roles.main) +
  line(dot(), roles.paper, 3)

const rosette = ({ roles }: Hand): string =>
  fill(ring(leaf(13.5, 4.4), 8, 3.5), mix(roles.second, roles.ground, 0.05)) +
  fill(ring(leaf(9.5, 2.4), 8, 3.5, 22.5), roles.accent) +
  `<circle r="4" fill="${roles.main}"/><circle r="1.5" fill="${roles.paper}"/>`

/**
 * Interlaced straps on the 4.8.8 tiling with a flower in every eight-point star. The pattern is seamless only with the
 * repeats `basic` and `mirror`.
 */
export const moorish: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const hand = { random, roles }
  const kite = mix(roles.second, roles.ground, 0.62)
  const cell = { width: side, height: side, repeat }
  const tile = new TileBuilder({ cell, ground: kite, prefix, cellWidthCm: 12 })
  const rayAngle = radians(random.pick([58, 62, 66]))
  const large = starOf(8, side / 2, 0, rayAngle)
  const small = starOf(4, edge / 2, Math.PI / 4, rayAngle)

  const flowers = tile.layer({ wrap: true })
  const isSwapped = random.chance(0.5)
  const [petals, field] = isSwapped ? [roles.main, roles.second] : [roles.second, roles.main]
  const flower = group(starFlower(hand, large, petals, field), { x: side / 2, y: side / 2 })
  tile.draw(flowers, flower, 0, 0, side, side)
  tile.put(flowers, tile.symbol(smallStar(hand, small)), { reach: edge * 0.72 })

  const vertices = tile.layer({ wrap: true })
  const vertex = tile.symbol(rosette(hand))
  const [near, far] = [side / 2 - edge / 2, side / 2 + edge / 2]
  for (const [x, y] of [
    [side, near],
    [side, far],
    [near, side],
    [far, side],
  ] as const)
    tile.put(vertices, vertex, { x, y, reach: 20 })

  const corners = [
    [0, 0],
    [side, 0],
    [0, side],
    [side, side],
  ] as const
  const straps = strapsOf(large, side / 2, side / 2) + corners.map(([x, y]) => strapsOf(small, x, y)).join('')
  const strap = (colour: string, width: number) =>
    `<path d="${straps}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter" stroke-miterlimit="6"/>`
  const outer = side + 8
  tile.draw(tile.layer({ wrap: true }), strap(roles.ink, strapWidth + 2.6), -8, -8, outer, outer)
  const band = strap(roles.ground, strapWidth) + strap(mix(roles.accent, roles.main, 0.2), 1.3)
  tile.draw(tile.layer({ wrap: true }), band, -8, -8, outer, outer)
  return tile.options()
}
