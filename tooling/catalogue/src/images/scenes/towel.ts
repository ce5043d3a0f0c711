import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { upTo } from '../kit/number.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, shaded } from './drape.ts'
import { downwards, SceneBuilder, shadow } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

const behind = 'M398 118C352 150 292 200 268 300C262 372 268 440 262 520L322 530C330 420 344 260 398 118Z'
const leftPart =
  'M402 112C366 150 318 214 306 320C302 400 310 470 304 548C336 556 372 540 404 550C410 420 416 250 402 112Z'
const rightPart =
  'M402 112C452 150 500 200 518 310C524 390 516 470 524 536C490 550 440 536 400 550C404 420 398 250 402 112Z'

const tiledWall = (scene: SceneBuilder): string => {
  const tiles = upTo(11).flatMap((row) =>
    upTo(8).map((column) => {
      const tone = mix('#f7f4ec', '#dcd5c6', ((column * 7 + row * 5 + 13) % 6) / 9)
      return `<rect x="${(column - 1) * 150 + (row % 2 ? 75 : 0)}" y="${row * 72 + 2}" width="146" height="68" rx="3" fill="${tone}"/>`
    }),
  )
  const panel = mix(scene.roles.second, '#f3ede2', 0.66)
  return (
    `<rect width="800" height="1000" fill="#d9d2c3"/>${tiles.join('')}` +
    `<rect y="724" width="800" height="276" fill="${panel}"/>` +
    line('M130 750V1000M270 750V1000M410 750V1000M550 750V1000M690 750V1000', shadow, 2, 'opacity=".12"') +
    `<rect y="716" width="800" height="16" fill="#fffdf8"/><rect y="732" width="800" height="6" fill="${shadow}" opacity=".16"/>` +
    `<rect width="800" height="1000" fill="${scene.gradient(
      [
        [0, '#fff', 0.32],
        [1, shadow, 0.18],
      ],
      [0, 0, 1, 0.7],
    )}"/>`
  )
}

const pegRail =
  line('M112 156H688', '#a67f54', 34) +
  line('M112 146H688', '#c9a375', 5) +
  [190, 403, 616]
    .map(
      (x) =>
        `${line(`M${x} 152v34c0 26 29 26 29 5`, '#3b3026', 9)}<circle cx="${x}" cy="156" r="12" fill="#3b3026"/><circle cx="${x - 3}" cy="152" r="3.5" fill="#7a6a58"/>`,
    )
    .join('')

const spoon =
  '<g transform="translate(620 184) scale(1.35)"><path d="M0 0q-10 20-4 40M0 0q12 20 6 42" stroke="#8d7a55" stroke-width="3" fill="none"/><path d="M-8 40h20v120h-20z" fill="#c39c6d"/><ellipse cx="2" cy="196" rx="28" ry="42" fill="#b98f60"/><ellipse cx="-4" cy="190" rx="17" ry="30" fill="#d0aa7a"/></g>'

/** A tea towel on a peg. */
export const towel = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'towel', portrait)
  const { roles, tile } = scene
  const cell = sceneCell(tile, 5.6, 17)
  const band = mix(roles.main, roles.deep, 0.05)
  const onLeft = scene.gradient([
    [0, shadow, 0.5],
    [0.18, shadow, 0.1],
    [0.45, '#fff', 0.26],
    [0.75, shadow, 0.08],
    [1, shadow, 0.55],
  ])
  const onRight = scene.gradient([
    [0, shadow, 0.4],
    [0.22, '#fff', 0.22],
    [0.48, shadow, 0.2],
    [0.62, shadow, 0.04],
    [0.8, '#fff', 0.2],
    [1, shadow, 0.36],
  ])
  const fromAbove = scene.gradient(
    [
      [0, shadow, 0.45],
      [0.2, shadow, 0.08],
      [1, shadow, 0.06],
    ],
    downwards,
  )
  const all = leftPart + rightPart + behind
  return scene.options(
    tiledWall(scene) +
      pegRail +
      spoon +
      '<g transform="translate(-240 8) scale(1.6)">' +
      castShadow(scene, all, 12, 9, 11, 0.36) +
      clothPiece(scene, behind, scene.print({ cell, x: 380, y: 112, turn: 16 })) +
      shaded(behind, mix('#ffffff', shadow, 0.36)) +
      clothPiece(scene, rightPart, scene.print({ cell, x: 402, y: 112, turn: 9 })) +
      shaded(rightPart, onRight) +
      fill(rightPart, fromAbove) +
      clothPiece(scene, leftPart, scene.print({ cell, x: 402, y: 112, turn: -7 })) +
      fill(leftPart, onLeft) +
      fill(leftPart, fromAbove) +
      line('M310 521C338 528 372 513 403 522M400 522C440 509 490 521 517 511', band, 7) +
      line('M308 534C338 541 372 526 403 535M400 535C440 522 490 535 519 523', band, 2.5) +
      line('M398 130C420 200 428 300 424 430', shadow, 9, `opacity=".28" ${scene.blur(6)}`) +
      line('M402 128C394 116 392 104 402 96C414 102 412 116 404 128', band, 5) +
      '</g>',
  )
}
