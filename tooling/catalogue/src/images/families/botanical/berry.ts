import { mix } from '../../kit/colour.ts'
import { halfLeaf, leaf } from '../../kit/leaf.ts'
import { fill, line } from '../../kit/markup.ts'
import { pair, radians, upTo } from '../../kit/number.ts'
import { dot, moved } from '../../kit/path.ts'
import { alongSpine, spineOf } from '../../kit/spine.ts'
import { taper } from '../../kit/taper.ts'
import { type DrawStem, halo, shadedSide, tipLeaf } from './stem.ts'

/** A leaf on one side and three berries on the other, repeated along the stem. */
export const berry: DrawStem = ({ random, roles }, length, bend) => {
  const spine = spineOf(length, bend, 14, random.between(-8, 8))
  const count = Math.round(length / 22)
  let blades = ''
  let shades = ''
  let stalks = ''
  let fruit = ''
  let shine = ''
  for (const i of upTo(count)) {
    const share = 0.12 + (i / count) * 0.8
    const { x, y, heading } = alongSpine(spine, share)
    const side = i % 2 ? 1 : -1
    const turn = heading + side * 46
    const size = random.between(27, 32) * (1 - share * 0.25)
    blades += moved(leaf(size, size * 0.27, -side * 3), x, y, turn)
    shades += moved(halfLeaf(size, side * size * 0.27, -side * 3), x, y, turn)
    const fruitTurn = heading - side * random.between(36, 48)
    for (const k of [-1, 0, 1]) {
      const reach = random.between(15, 22)
      const angle = radians(fruitTurn + k * 30)
      const [fx, fy] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      const middle = radians(fruitTurn)
      const bow = pair(x + Math.cos(middle) * reach * 0.6, y + Math.sin(middle) * reach * 0.6)
      stalks += `M${pair(x, y)}Q${bow} ${pair(fx, fy)}`
      fruit += dot(fx, fy)
      shine += dot(fx - 1.3, fy - 1.5)
    }
  }
  return {
    spine,
    foot: 18,
    tip: 24,
    crown: 0,
    paint: (colours) =>
      fill(blades + tipLeaf(spine, 22, 6), colours.leaves, halo(roles.ground)) +
      shadedSide(shades, colours) +
      line(stalks, colours.stalk, 1) +
      fill(
        taper(spine, (t) => 1.7 - t),
        colours.stalk,
      ) +
      line(fruit, roles.main, 8.4) +
      line(shine, mix(roles.main, roles.paper, 0.55), 1.9),
  }
}
