import { leaf } from '../../kit/leaf.ts'
import { fill } from '../../kit/markup.ts'
import { upTo } from '../../kit/number.ts'
import { moved } from '../../kit/path.ts'
import { alongSpine, spineOf } from '../../kit/spine.ts'
import { taper } from '../../kit/taper.ts'
import { type DrawStem, halo } from './stem.ts'

/** A frond of many pairs of leaves, widest in its lower third. */
export const fern: DrawStem = ({ random, roles }, length, bend) => {
  const spine = spineOf(length, bend, 16, random.between(-5, 5))
  const count = Math.round(length / 11.5)
  const blades = upTo(count)
    .flatMap((i) => {
      const share = 0.1 + (i / count) * 0.88
      const { x, y, heading } = alongSpine(spine, share)
      const size = 40 * Math.sin(Math.PI * Math.min(1, 0.16 + share * 0.86)) * 0.95 + 5
      return [-1, 1].map((side) =>
        moved(leaf(size, size * 0.13 + 1.6, -side * size * 0.16), x, y, heading + side * (62 - share * 22)),
      )
    })
    .join('')
  return {
    spine,
    foot: 24,
    tip: 20,
    crown: 0,
    paint: (colours) =>
      fill(blades, colours.leaves, halo(roles.ground)) +
      fill(
        taper(spine, (t) => 1.6 - t),
        colours.stalk,
      ),
  }
}
