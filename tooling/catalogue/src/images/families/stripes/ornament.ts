import { mix } from '../../kit/colour.ts'
import { leaf, vein } from '../../kit/leaf.ts'
import { fill, group, line } from '../../kit/markup.ts'
import { short, times, upTo } from '../../kit/number.ts'
import { curve, dot, moved, type Point, ring } from '../../kit/path.ts'
import { petal } from '../../kit/petal.ts'
import type { Hand } from '../brief.ts'
import type { PlacedBand } from './band.ts'

const swing = (y: number, height: number) => 6 * Math.sin((y / height) * Math.PI * 4)

/** A climbing stem with alternate leaves and four small flowers. */
const vine = ({ random, roles }: Hand, centre: number, height: number): string => {
  const stem = upTo(21).map((i): Point => {
    const y = (i / 20) * height
    return [centre + swing(y, height), y]
  })
  const leaves = upTo(12).map((i) => {
    const y = ((i + 0.5) / 12) * height
    const side = i % 2 ? 1 : -1
    return { x: centre + swing(y, height), y, side, turn: side > 0 ? -38 : -142 }
  })
  const blades = leaves.map((l) => moved(leaf(15, 4, l.side * 2), l.x, l.y, l.turn)).join('')
  const veins = leaves.map((l) => moved(vein(15, l.side * 2, 0.8), l.x, l.y, l.turn)).join('')
  const flowers = times(4, (i) => {
    const y = (i * 0.25 + 0.125) * height
    const petals = ring(petal(7.4, 3.4, 0.1), 5, 0, random.upTo(60))
    const flower = fill(petals, roles.main) + line(dot(), roles.accent, 3.6)
    return group(flower, { x: centre + (i % 2 ? -7 : 7), y: y + 2 })
  })
  const pale = mix(roles.second, roles.ground, 0.7)
  return (
    line(curve(stem), roles.ink, 1.3) +
    fill(blades, mix(roles.second, roles.ink, 0.3)) +
    line(veins, pale, 0.8) +
    flowers
  )
}

/** Round beads on a thread, one large and three small in turn. */
const beads = ({ roles }: Hand, centre: number, height: number): string => {
  const large = times(8, (i) => dot(centre, (i + 0.5) * (height / 8)))
  const small = times(8, (i) => [-5, 0, 5].map((off) => dot(centre, i * (height / 8) + off)).join(''))
  return (
    line(`M${short(centre)} 0V${height}`, roles.ink, 1) +
    line(small + dot(centre, height), roles.second, 3.2) +
    line(large, roles.ink, 13.4) +
    line(large, roles.main, 11) +
    line(large, roles.accent, 4)
  )
}

/** A row of slanting stitches. */
const ticks = ({ roles }: Hand, x: number, width: number, height: number, colour: string): string =>
  line(
    times(30, (i) => {
      const y = i * (height / 30)
      return `M${short(x + 1)} ${short(y + 5.5)}L${short(x + width - 1)} ${short(y + 2)}`
    }),
    mix(colour, roles.ink, 0.1),
    2.2,
  )

/** Slubs and a running stitch along both sides, in the ground colour. */
const woven = ({ random, roles }: Hand, { x, width }: PlacedBand, height: number): string => {
  const slubs = times(width * 1.5, () => {
    const at = x + random.between(3, width - 3)
    const [from, length] = [random.upTo(height), random.between(5, 24)]
    const run = (start: number) => `M${short(at)} ${short(start)}v${short(length)}`
    return run(from) + (from + length > height ? run(from - height) : '')
  })
  const stitches =
    width < 20 ? '' : [x + 4.5, x + width - 4.5].map((at) => `M${short(at)} 0V${height}`).join('')
  return (
    line(slubs, roles.ground, 0.7, 'opacity=".5"') +
    line(stitches, roles.ground, 1.1, 'stroke-dasharray="5 3"')
  )
}

/** Draws the ornament of a band, which repeats with the tile's height. */
export const ornament = (hand: Hand, band: PlacedBand, height: number): string => {
  const centre = band.x + band.width / 2
  switch (band.kind) {
    case 'vine':
      return vine(hand, centre, height)
    case 'beads':
      return beads(hand, centre, height)
    case 'ticks':
      return ticks(hand, band.x, band.width, height, band.colour)
    case 'woven':
      return woven(hand, band, height)
    case 'gap':
    case 'line':
    case 'band':
      return ''
  }
}
