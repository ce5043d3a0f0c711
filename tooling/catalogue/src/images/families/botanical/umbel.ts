import { leaf } from '../../kit/leaf.ts'
import { fill, line } from '../../kit/markup.ts'
import { pair, radians, upTo } from '../../kit/number.ts'
import { dot, moved } from '../../kit/path.ts'
import { alongSpine, spineOf } from '../../kit/spine.ts'
import { taper } from '../../kit/taper.ts'
import type { DrawStem } from './stem.ts'

const rayCount = 11

/** A flat head of many small flowers on rays, like cow parsley. */
export const umbel: DrawStem = ({ random, roles }, length, bend) => {
  const spine = spineOf(length, bend, 14, random.between(-8, 8))
  const top = alongSpine(spine, 1)
  let rays = ''
  let flowers = ''
  let sparks = ''
  for (let i = 0; i < rayCount; i++) {
    const off = i - (rayCount - 1) / 2
    const turn = top.heading + off * 13.5
    const reach = 44 - Math.abs(off) * 1.6 + random.between(-3, 3)
    const [x, y] = [top.x + Math.cos(radians(turn)) * reach, top.y + Math.sin(radians(turn)) * reach]
    const inner = radians(top.heading + off * 9)
    const bow = pair(top.x + Math.cos(inner) * reach * 0.55, top.y + Math.sin(inner) * reach * 0.55)
    rays += `M${pair(top.x, top.y)}Q${bow} ${pair(x, y)}`
    for (let k = 0; k < 6; k++) {
      const angle = radians(turn + (k - 2.5) * 34)
      const size = random.between(6, 10)
      const [fx, fy] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
      rays += `M${pair(x, y)}L${pair(fx, fy)}`
      if (k % 3) flowers += dot(fx, fy)
      else sparks += dot(fx, fy)
    }
    sparks += dot(x + Math.cos(radians(turn)) * 3, y + Math.sin(radians(turn)) * 3)
  }
  const feathers = upTo(3)
    .map((i) => {
      const { x, y, heading } = alongSpine(spine, 0.16 + i * 0.2)
      const turn = heading + (i % 2 ? 1 : -1) * 36
      const pairs = upTo(5).flatMap((k) => {
        const reach = 8 + k * 7
        const [lx, ly] = [x + Math.cos(radians(turn)) * reach, y + Math.sin(radians(turn)) * reach]
        return [-44, 44].map((swing) => moved(leaf(15 - k * 1.8, 2.6), lx, ly, turn + swing))
      })
      return pairs.join('') + moved(leaf(48, 1.5), x, y, turn)
    })
    .join('')
  return {
    spine,
    foot: 20,
    tip: 22,
    crown: 36,
    paint: (colours) =>
      fill(feathers, colours.leaves) +
      fill(
        taper(spine, (t) => 1.6 - 0.7 * t),
        colours.stalk,
      ) +
      line(rays, colours.stalk, 0.9) +
      line(flowers, roles.main, 4.6) +
      line(sparks, roles.accent, 4.2),
  }
}
