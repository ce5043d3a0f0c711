import { mix } from '../kit/colour.ts'
import { fill } from '../kit/markup.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, folded } from './drape.ts'
import { floor, wall, windowLight } from './interior.ts'
import { rollEnd } from './props/rollEnd.ts'
import { downwards, SceneBuilder, shadow } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { type Curve, dotsAlong, selvedgeWhite } from './selvedge.ts'
import { portrait } from './sizes.ts'

const sheet =
  'M112 372L652 372C662 540 690 720 726 868C650 894 592 858 508 878C420 898 366 862 284 880C194 898 130 868 52 878C82 710 104 540 112 372Z'
const edge = 'M112 372L138 372C133 540 113 708 82 874L52 878C82 710 104 540 112 372Z'
/** The curve along the middle of the selvedge, on which the dots are. */
const selvedge: Curve = [
  [125, 372],
  [119, 540],
  [98, 708],
  [67, 876],
]
const roll = 'M112 204H652C686 204 686 400 652 400H112C78 400 78 204 112 204Z'

/** A roll on a wooden table, unrolled towards the viewer. */
export const bolt = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'bolt', portrait)
  const { roles, tile } = scene
  const cell = sceneCell(tile, 9.6, 27)
  const print = scene.print({ cell, x: 112, y: 400 })
  const round = scene.gradient(
    [
      [0, shadow, 0.5],
      [0.16, shadow, 0.14],
      [0.34, '#fff', 0.32],
      [0.55, shadow, 0.03],
      [0.86, shadow, 0.4],
      [1, shadow, 0.66],
    ],
    downwards,
  )
  const falling = scene.gradient(
    [
      [0, shadow, 0.62],
      [0.09, shadow, 0.16],
      [0.25, shadow, 0],
      [0.8, '#fff', 0.08],
      [1, shadow, 0.14],
    ],
    downwards,
  )
  return scene.options(
    wall(scene, 800, 560, mix(roles.dark ? roles.main : roles.second, '#f2ebdf', 0.76)) +
      windowLight(scene, 130, -60, 0.8) +
      floor(scene, 800, 330, 670, '#d2b48c') +
      castShadow(scene, sheet, 6, 12, 14, 0.45) +
      castShadow(scene, 'M90 380H690L716 500H76Z', 0, 0, 16, 0.26) +
      clothPiece(scene, sheet, print) +
      folded(scene, sheet, 5, 0.2, 0.2) +
      fill(sheet, falling) +
      fill(edge, selvedgeWhite) +
      fill(edge, falling) +
      dotsAlong(roles, selvedge, 0.36, 0.055, 7) +
      clothPiece(scene, roll, scene.print({ cell, x: 112, y: 400, squash: 0.92 })) +
      fill(roll, round) +
      rollEnd(scene, 652, 302, 34, 98) +
      `<ellipse cx="652" cy="302" rx="34" ry="98" fill="${scene.gradient(
        [
          [0, '#fff', 0.12],
          [1, shadow, 0.26],
        ],
        downwards,
      )}"/>`,
  )
}
