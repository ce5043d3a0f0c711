import { mix } from '../../kit/colour.ts'
import { fill, line } from '../../kit/markup.ts'
import { times } from '../../kit/number.ts'
import { castShadow, clothPiece, floorShadow, folded, shaded } from '../drape.ts'
import { upholstery } from '../interior.ts'
import { downwards, type SceneBuilder, shadow } from '../sceneBuilder.ts'

const top = 'M168 318C300 306 500 306 632 318L690 424C500 440 300 440 110 424Z'
const drop =
  'M110 418C300 438 500 438 690 418C698 460 694 500 700 540C660 552 640 534 600 546C550 560 520 536 470 548C420 560 390 538 340 550C290 560 260 536 210 548C170 556 140 536 100 542C106 500 102 460 110 418Z'
const turnedSheet = 'M158 322C300 304 500 304 642 322L656 350C500 362 300 362 144 350Z'
const headboard = 'M138 420V180C138 140 168 128 200 128H600C632 128 662 140 662 180V420Z'

const pillow = (
  scene: SceneBuilder,
  x: number,
  y: number,
  width: number,
  height: number,
  print: string | null,
): string => {
  const right = x + width
  const path =
    `M${x} ${y + 12}C${x + width * 0.2} ${y - 8} ${x + width * 0.8} ${y - 8} ${right} ${y + 12}` +
    `C${right - 8} ${y + height * 0.5} ${right - 5} ${y + height * 0.8} ${right + 2} ${y + height}` +
    `C${x + width * 0.7} ${y + height - 6} ${x + width * 0.3} ${y + height - 6} ${x - 2} ${y + height}` +
    `C${x + 5} ${y + height * 0.8} ${x + 8} ${y + height * 0.5} ${x} ${y + 12}Z`
  const volume = scene.glow(
    [
      [0, '#fff', 0.1],
      [0.5, shadow, 0.04],
      [1, shadow, 0.36],
    ],
    0.45,
    0.35,
    0.75,
  )
  return (
    castShadow(scene, path, 3, 5, 6, 0.3) +
    (print === null ? fill(path, '#fdfaf4') : clothPiece(scene, path, print)) +
    shaded(path, volume)
  )
}

/** A made double bed, 600 units wide with its feet at y = 548; `cell` is the width of one cell on the cover. */
export const bed = (scene: SceneBuilder, cell: number): string => {
  const { second, paper } = scene.roles
  const board = upholstery(scene.roles)
  const buttons = times(6, (i) => `M${221.5 + i * 71.5} 150V330`)
  const overTop = scene.gradient(
    [
      [0, shadow, 0.3],
      [0.3, shadow, 0.04],
      [0.7, '#fff', 0.2],
      [1, shadow, 0.02],
    ],
    downwards,
  )
  const overDrop = scene.gradient(
    [
      [0, shadow, 0.02],
      [0.1, shadow, 0.12],
      [1, shadow, 0.3],
    ],
    downwards,
  )
  const pillowPrint = scene.print({ cell: cell * 0.86, x: 260, y: 240 })
  const creases =
    'M200 372C320 352 420 400 620 366M150 402C300 388 380 420 560 400M250 340C330 330 420 352 560 336'
  const ridges = 'M190 362C320 342 420 390 610 356M150 394C300 378 380 410 560 390'
  return (
    floorShadow(scene, 400, 546, 320, 18, 0.5) +
    fill(headboard, board) +
    line(buttons, shadow, 2, 'opacity=".22"') +
    `<g transform="translate(2 0)">${line(buttons, '#fff', 1, 'opacity=".2"')}</g>` +
    fill(
      headboard,
      scene.gradient(
        [
          [0, '#fff', 0.18],
          [1, shadow, 0.3],
        ],
        downwards,
      ),
    ) +
    pillow(scene, 176, 206, 204, 112, null) +
    pillow(scene, 420, 206, 204, 112, null) +
    pillow(scene, 204, 232, 170, 90, pillowPrint) +
    pillow(scene, 426, 232, 170, 90, pillowPrint) +
    clothPiece(scene, drop, scene.print({ cell, x: 400, y: 424 })) +
    shaded(drop, overDrop) +
    folded(scene, drop, 8, 0.34, 0.2) +
    clothPiece(scene, top, scene.print({ cell, x: 400, y: 424, squash: 0.52 })) +
    fill(top, overTop) +
    line(creases, shadow, 10, `opacity=".16" ${scene.blur(6)}`) +
    line(ridges, '#fff', 7, `opacity=".3" ${scene.blur(6)}`) +
    castShadow(scene, turnedSheet, 0, 6, 6, 0.35) +
    fill(turnedSheet, mix(mix(second, paper, 0.35), '#ffffff', 0.4)) +
    fill(turnedSheet, overTop) +
    line('M146 345C300 357 500 357 654 345', '#fff', 1.3, 'opacity=".7" stroke-dasharray="4 3"')
  )
}

/** A bedside table left of the bed, with its top at y = 366. */
export const bedsideTable = (x: number): string =>
  `<g transform="translate(${x} 0)"><rect x="-42" y="366" width="84" height="8" fill="#8d6842"/><rect x="-36" y="374" width="72" height="112" fill="#a67f54"/>` +
  '<path d="M-36 420h72" stroke="#7c5a36" stroke-width="2"/><circle cy="400" r="3.5" fill="#5d4226"/><path d="M-30 486v14M30 486v14" stroke="#7c5a36" stroke-width="7"/></g>'
