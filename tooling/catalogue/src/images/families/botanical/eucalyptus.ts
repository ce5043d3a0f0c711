import { halfLeaf, leaf } from '../../kit/leaf.ts'
import { fill, line } from '../../kit/markup.ts'
import { pair, radians, upTo } from '../../kit/number.ts'
import { moved } from '../../kit/path.ts'
import { alongSpine, spineOf } from '../../kit/spine.ts'
import { taper } from '../../kit/taper.ts'
import { type DrawStem, halo, shadedSide, tipLeaf } from './stem.ts'

/** Round leaves in pairs. */
export const eucalyptus: DrawStem = ({ random, roles }, length, bend) => {
  const spine = spineOf(length, bend, 14, random.between(-6, 6))
  const count = Math.round(length / 24)
  const leaves = upTo(count).flatMap((i) => {
    const share = 0.12 + (i / count) * 0.86
    const { x, y, heading } = alongSpine(spine, share)
    const r = random.between(15, 18) * (1.06 - share * 0.52)
    return [-1, 1].map((side) => ({ x, y, r, side, turn: heading + side * random.between(58, 74) }))
  })
  const placed = (draw: (r: number, side: number) => string) =>
    leaves
      .map(({ x, y, r, side, turn }) => {
        const angle = radians(turn)
        return moved(draw(r, side), x + Math.cos(angle) * 4, y + Math.sin(angle) * 4, turn)
      })
      .join('')
  const stalks = leaves
    .map(({ x, y, r, turn }) => {
      const angle = radians(turn)
      return `M${pair(x, y)}L${pair(x + Math.cos(angle) * r * 1.4, y + Math.sin(angle) * r * 1.4)}`
    })
    .join('')
  return {
    spine,
    foot: 28,
    tip: 16,
    crown: 0,
    paint: (colours) =>
      fill(placed((r) => leaf(r * 2, r * 0.98)) + tipLeaf(spine, 15, 6), colours.leaves, halo(roles.ground)) +
      shadedSide(
        placed((r, side) => halfLeaf(r * 2, side * r * 0.98)),
        colours,
      ) +
      line(stalks, colours.stalk, 0.9) +
      fill(
        taper(spine, (t) => 1.8 - t),
        colours.stalk,
      ),
  }
}
