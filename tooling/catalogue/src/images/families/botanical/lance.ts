import { halfLeaf, leaf } from '../../kit/leaf.ts'
import { fill } from '../../kit/markup.ts'
import { upTo } from '../../kit/number.ts'
import { moved } from '../../kit/path.ts'
import { alongSpine, spineOf } from '../../kit/spine.ts'
import { taper } from '../../kit/taper.ts'
import { type DrawStem, halo, shadedSide, tipLeaf } from './stem.ts'

/** Narrow alternate leaves, like willow. */
export const lance: DrawStem = ({ random, roles }, length, bend) => {
  const spine = spineOf(length, bend, 14, random.between(-8, 8))
  const count = Math.round(length / 15)
  const leaves = upTo(count).map((i) => {
    const share = 0.14 + (i / count) * 0.84
    const { x, y, heading } = alongSpine(spine, share)
    const side = i % 2 ? 1 : -1
    const size = random.between(36, 44) * (1.02 - share * 0.42)
    return { x, y, side, size, turn: heading + side * random.between(38, 50) }
  })
  const blades = leaves
    .map((l) => moved(leaf(l.size, l.size * 0.2, -l.side * l.size * 0.14), l.x, l.y, l.turn))
    .join('')
  const shades = leaves
    .map((l) => moved(halfLeaf(l.size, l.side * l.size * 0.2, -l.side * l.size * 0.14), l.x, l.y, l.turn))
    .join('')
  return {
    spine,
    foot: 16,
    tip: 24,
    crown: 0,
    paint: (colours) =>
      fill(blades + tipLeaf(spine, 26, 5), colours.leaves, halo(roles.ground)) +
      shadedSide(shades, colours) +
      fill(
        taper(spine, (t) => 1.7 - t),
        colours.stalk,
      ),
  }
}
