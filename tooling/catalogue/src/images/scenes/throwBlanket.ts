import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { pair, upTo } from '../kit/number.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, folded, shaded } from './drape.ts'
import { floor, rug, skirting, wall, windowLight } from './interior.ts'
import { armchair } from './props/armchair.ts'
import { downwards, SceneBuilder, shadow } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

/** The three parts of the blanket: on the back of the chair, on its seat, and below the front of the seat. */
const onBack =
  'M242 186C320 150 440 148 528 172C552 330 540 520 572 690C460 674 330 676 206 698C230 520 224 350 242 186Z'
const onSeat = 'M206 696C330 674 460 672 572 688L600 738C470 722 320 724 182 748Z'
const fromSeat =
  'M182 746C320 722 470 720 600 736C610 772 604 806 614 838C586 850 556 838 524 846C490 856 462 842 428 852C390 864 358 850 322 862C284 874 252 862 218 874C200 880 186 878 172 884C182 840 174 794 182 746Z'
/** The folded edge of the blanket, which shows the reverse side of the cloth. */
const turnedEdge =
  'M528 172C550 178 566 186 578 196C596 380 592 540 616 700C622 716 632 728 638 742L600 738L572 690C540 520 552 330 528 172Z'
const turnedDrop = 'M600 736L638 741C644 776 638 800 644 828C634 836 624 836 614 838C604 806 610 772 600 736Z'

const hemAt = (share: number): readonly [x: number, y: number] => [
  174 + share * 468,
  884 - share * 50 + Math.sin(share * 29) * 4,
]

const fringe = (scene: SceneBuilder): string => {
  const { ground, main, deep } = scene.roles
  const strands = upTo(46).map((i) => {
    const [x, y] = hemAt((i + 0.5) / 46)
    const sway = scene.random.between(-5, 5)
    return {
      path: `M${pair(x, y - 8)}Q${pair(x + sway, y + 16)} ${pair(x + sway * 0.4, y + 40)}`,
      isDark: i % 3 === 0,
    }
  })
  const all = strands.map(({ path }) => path).join('')
  const some = strands.flatMap(({ path, isDark }) => (isDark ? [path] : [])).join('')
  return (
    line(all, shadow, 6, `opacity=".3" transform="translate(3 6)" ${scene.blur(3)}`) +
    line(all, mix(ground, deep, 0.08), 6) +
    line(some, mix(ground, main, 0.45), 5)
  )
}

/** A throw blanket with a fringe over an armchair. */
export const throwBlanket = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'throw', portrait)
  const { roles, tile } = scene
  const cell = sceneCell(tile, 7.4, 27)
  const print = scene.print({ cell, x: 400, y: 170 })
  const reverse = mix(roles.ground, roles.second, roles.dark ? 0.5 : 0.3)
  const fromAbove = scene.gradient(
    [
      [0, '#fff', 0.2],
      [0.1, shadow, 0],
      [0.8, shadow, 0.08],
      [1, shadow, 0.42],
    ],
    downwards,
  )
  const overEdge = scene.gradient(
    [
      [0, shadow, 0.3],
      [0.5, '#fff', 0.1],
      [1, '#fff', 0.22],
    ],
    downwards,
  )
  const down = scene.gradient(
    [
      [0, shadow, 0],
      [0.2, shadow, 0.1],
      [1, shadow, 0.3],
    ],
    downwards,
  )
  const acrossEdge = scene.gradient([
    [0, shadow, 0.4],
    [0.5, '#fff', 0.12],
    [1, shadow, 0.24],
  ])
  const whole = onBack + onSeat + fromSeat + turnedEdge + turnedDrop
  return scene.options(
    wall(scene, 800, 830) +
      windowLight(scene, 40, 30, 1.5) +
      skirting(800, 830, 30) +
      floor(scene, 800, 830, 170) +
      rug(roles, 400, 930, 410, 48) +
      armchair(scene) +
      castShadow(scene, whole, 10, 8, 10, 0.4, 8) +
      fringe(scene) +
      fill(turnedEdge, reverse) +
      fill(turnedDrop, reverse) +
      shaded(turnedEdge, acrossEdge) +
      shaded(turnedDrop, acrossEdge) +
      clothPiece(scene, onBack, print) +
      folded(scene, onBack, 5, 0.34, 0.2) +
      fill(onBack, fromAbove) +
      clothPiece(scene, fromSeat, scene.print({ cell, x: 400, y: 170 })) +
      folded(scene, fromSeat, 6, 0.36, 0.2) +
      shaded(fromSeat, down) +
      clothPiece(scene, onSeat, scene.print({ cell, x: 400, y: 698, squash: 0.5 })) +
      fill(onSeat, overEdge) +
      line(
        'M320 250C300 360 330 470 300 660M470 220C490 380 450 500 480 660',
        shadow,
        12,
        `opacity=".16" ${scene.blur(7, 20)}`,
      ),
  )
}
