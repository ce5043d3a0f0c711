import { mix } from '../kit/colour.ts'
import { fill } from '../kit/markup.ts'
import { times } from '../kit/number.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, folded } from './drape.ts'
import { floor, upholstery, wall, windowLight } from './interior.ts'
import { rollEnd } from './props/rollEnd.ts'
import { downwards, SceneBuilder, shadow } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { type Curve, dotsAlong, selvedgeWhite } from './selvedge.ts'
import { wide } from './sizes.ts'

const roll = 'M760 96H1300C1336 96 1336 304 1300 304H760C724 304 724 96 760 96Z'
const spread = 'M760 276H1300C1308 390 1326 510 1356 640H694C732 520 752 390 760 276Z'
const edge = 'M760 276H788C780 390 760 520 726 640H694C732 520 752 390 760 276Z'
const selvedge: Curve = [
  [774, 276],
  [766, 390],
  [746, 520],
  [710, 640],
]

/** Folded plain fabrics in the design's colours on the table. */
const pile = (scene: SceneBuilder, x: number, y: number): string => {
  const { roles } = scene
  const colours = [roles.second, roles.accent, upholstery(roles), mix(roles.main, roles.deep, 0.1)]
  const round = scene.gradient(
    [
      [0, '#fff', 0.26],
      [0.4, '#fff', 0],
      [1, shadow, 0.34],
    ],
    downwards,
  )
  return times(4, (i) => {
    const [left, top, width] = [x + (i % 2) * 7, y - (i + 1) * 38, 150 - (i % 3) * 8]
    const box = `x="${left}" y="${top}" width="${width}" height="38" rx="13"`
    return (
      `<rect ${box} fill="${colours[i] ?? roles.main}"/><rect ${box} fill="${round}"/>` +
      `<path d="M${left + 12} ${top + 13}H${left + width - 4}M${left + 12} ${top + 25}H${left + width - 4}" stroke="${shadow}" stroke-width="2" opacity=".2"/>`
    )
  })
}

/** A bolt on a table, unrolled to the front edge. */
export const heroFabric = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'hero-fabric', wide)
  const { roles, tile } = scene
  const cell = sceneCell(tile, 9.6, 24)
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
      [0, shadow, 0.6],
      [0.1, shadow, 0.14],
      [0.3, shadow, 0],
      [1, shadow, 0.06],
    ],
    downwards,
  )
  return scene.options(
    wall(scene, 1440, 420, mix(roles.dark ? roles.main : roles.second, '#f2ebdf', 0.74)) +
      windowLight(scene, 300, -80, 1.2) +
      floor(scene, 1440, 236, 404, '#d2b48c') +
      `<ellipse cx="660" cy="322" rx="100" ry="10" fill="#2a1a0c" opacity=".4" ${scene.blur(8)}/>` +
      pile(scene, 570, 322) +
      castShadow(scene, spread, -6, 10, 14, 0.42) +
      castShadow(scene, 'M730 290H1340L1370 390H712Z', 0, 0, 16, 0.26) +
      clothPiece(scene, spread, scene.print({ cell, x: 760, y: 304 })) +
      folded(scene, spread, 6, 0.18, 0.18) +
      fill(spread, falling) +
      fill(edge, selvedgeWhite) +
      fill(edge, falling) +
      dotsAlong(roles, selvedge, 0.42, 0.075, 7) +
      clothPiece(scene, roll, scene.print({ cell, x: 760, y: 304, squash: 0.92 })) +
      fill(roll, round) +
      rollEnd(scene, 1300, 200, 36, 104) +
      `<ellipse cx="1300" cy="200" rx="36" ry="104" fill="${scene.gradient(
        [
          [0, '#fff', 0.12],
          [1, shadow, 0.26],
        ],
        downwards,
      )}"/>`,
  )
}
