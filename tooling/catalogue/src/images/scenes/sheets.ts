import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, shaded, stitched } from './drape.ts'
import { upholstery } from './interior.ts'
import { boards } from './props/boards.ts'
import { downwards, rightwards, SceneBuilder, shadow } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

const headboard = 'M48 22C260 6 540 6 752 22C764 24 768 34 766 44L760 92H40L34 44C32 34 36 24 48 22Z'
const fitted = 'M104 88H696C716 88 728 100 728 120V1010H72V120C72 100 84 88 104 88Z'
/** The upper edge of the top sheet. It runs across the bed, and then along the fold of the turned-down corner. */
const topEdge = 'M48 498C160 490 270 488 380 490C520 590 640 690 754 770'
const topSheet = `${topEdge}V1010H46Z`
const hemBand = 'M48 498C160 490 270 488 380 490L434 530C300 532 160 536 47 542Z'
const flap = 'M380 490C520 590 640 690 754 770C664 806 574 830 482 848C452 732 414 610 380 490Z'
const pillowcase =
  'M-142 -96C-60 -108 70 -108 142 -98C154 -94 156 -84 154 -72C148 -24 150 30 156 76C158 92 152 100 140 100C60 110 -60 110 -140 100C-152 98 -156 90 -154 78C-146 30 -148 -30 -154 -74C-156 -88 -152 -94 -142 -96Z'

/** A plain pillow, or one in a printed case that is open at one end. */
const pillow = (
  scene: SceneBuilder,
  x: number,
  y: number,
  turn: number,
  printed?: { print: string; open: 'left' | 'right' },
): string => {
  const end = printed?.open === 'left' ? -1 : 1
  const volume = scene.glow(
    [
      [0, '#fff', 0.3],
      [0.4, '#fff', 0.04],
      [0.75, shadow, 0.12],
      [1, shadow, 0.46],
    ],
    0.42,
    0.36,
    0.7,
  )
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">${castShadow(scene, pillowcase, 5, 12, 9, 0.5, 14)}` +
    (printed ? clothPiece(scene, pillowcase, printed.print) : fill(pillowcase, '#fdfaf4')) +
    `${shaded(pillowcase, volume)}${line(pillowcase, '#fff', 1.4, 'opacity=".35"')}` +
    `${printed ? stitched(scene, `M${end * 122} -96C${end * 114} -40 ${end * 116} 40 ${end * 122} 98`) : ''}</g>`
  )
}

/** A sheet set on a bed from above, with the top sheet turned down. */
export const sheets = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'sheets', portrait)
  const { roles, tile } = scene
  const cell = sceneCell(tile, 4.3, 36)
  const board = upholstery(roles)
  const print = scene.print({ cell, x: 400, y: 90 })
  const acrossBed = scene.gradient(
    [
      [0, shadow, 0.5],
      [0.06, shadow, 0.14],
      [0.2, '#fff', 0.06],
      [0.8, shadow, 0.02],
      [0.94, shadow, 0.16],
      [1, shadow, 0.5],
    ],
    rightwards,
  )
  const downBed = scene.gradient(
    [
      [0, shadow, 0.4],
      [0.16, shadow, 0.06],
      [1, shadow, 0],
    ],
    downwards,
  )
  const overFlap = scene.gradient(
    [
      [0, shadow, 0.02],
      [0.5, '#fff', 0.3],
      [1, shadow, 0.16],
    ],
    [0, 1, 1, 0],
  )
  // The colour of the reverse side of the cloth, which is not printed.
  const reverse = mix(roles.ground, '#fbf7ef', roles.dark ? 0.86 : 0.5)
  return scene.options(
    boards(scene, '#c8ad8a') +
      castShadow(scene, fitted + topSheet, 4, 10, 18, 0.6, 8) +
      castShadow(scene, headboard, 0, 12, 10, 0.5, 40) +
      clothPiece(scene, fitted, print) +
      shaded(fitted, acrossBed) +
      fill(fitted, downBed) +
      fill(headboard, board) +
      fill(
        headboard,
        scene.gradient(
          [
            [0, '#fff', 0.24],
            [1, shadow, 0.3],
          ],
          downwards,
        ),
      ) +
      pillow(scene, 228, 166, -2) +
      pillow(scene, 572, 166, 2) +
      pillow(scene, 236, 250, 2, { print: scene.print({ cell, x: 40, y: 20 }), open: 'left' }) +
      pillow(scene, 570, 252, -3, { print: scene.print({ cell, x: -60, y: 70 }), open: 'right' }) +
      line('M470 450C600 480 670 560 700 700', shadow, 12, `opacity=".18" ${scene.blur(8, 20)}`) +
      line(topEdge, shadow, 16, `opacity=".4" transform="translate(4 -4)" ${scene.blur(7, 20)}`) +
      clothPiece(scene, topSheet, scene.print({ cell, x: 320, y: 500 })) +
      fill(hemBand, roles.ground, 'opacity=".34"') +
      shaded(topSheet, acrossBed) +
      line('M48 498C160 490 270 488 380 490', '#fff', 3, 'opacity=".7"') +
      stitched(scene, 'M47 542C160 536 300 532 434 530') +
      line(
        'M120 640C260 700 300 860 280 1010M600 870C560 920 560 970 550 1010',
        shadow,
        16,
        `opacity=".22" ${scene.blur(9, 12)}`,
      ) +
      line('M136 636C276 696 316 856 296 1010', '#fff', 10, `opacity=".3" ${scene.blur(8, 20)}`) +
      castShadow(scene, flap, -6, 12, 10, 0.5, 10) +
      fill(flap, reverse) +
      fill(flap, scene.print({ cell, x: 320, y: 500, turn: 74 }), 'opacity=".12"') +
      fill(flap, overFlap) +
      stitched(scene, 'M424 530C458 640 490 740 514 842M732 766C664 790 574 814 486 830') +
      line('M380 490C520 590 640 690 754 770', '#fff', 3, 'opacity=".7"'),
  )
}
