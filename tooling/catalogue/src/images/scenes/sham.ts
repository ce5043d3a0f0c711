import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { times } from '../kit/number.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, shaded, stitched } from './drape.ts'
import { upholstery, wall, windowLight } from './interior.ts'
import { downwards, SceneBuilder, shadow, slanting } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

const headboard = 'M-20 830V268C-20 226 20 206 84 196C280 168 520 168 716 196C780 206 820 226 820 268V830Z'
const boardEdge = 'M-8 280C-8 238 26 218 86 208C280 180 520 180 714 208C774 218 808 238 808 280'
const plainOutline =
  'M-186 -168C-90 -186 90 -186 186 -168C198 -160 200 -148 196 -134C184 -50 184 70 198 168H-198C-184 70 -184 -50 -196 -134C-200 -148 -198 -160 -186 -168Z'
/** The flange is flat and hangs a little; the seam inside it holds the filling. */
const flange =
  'M-330 -246C-200 -224 -60 -226 40 -224S220 -226 330 -246C312 -130 318 -40 314 30S318 160 334 248C210 228 90 236 0 232S-210 230 -334 248C-316 150 -316 60 -316 0S-312 -140 -330 -246Z'
const seam =
  'M-270 -188C-140 -200 140 -200 270 -188C278 -100 280 90 272 188C140 202 -140 202 -272 188C-280 90 -278 -100 -270 -188Z'
const mitres = 'M-270 -188L-326 -242M270 -188L326 -242M-272 188L-330 244M272 188L330 244'
const creases =
  'M0 0C50 30 84 62 104 118C74 78 40 40 0 0ZM4 -2C60 14 110 22 170 20C110 36 50 28 4 -2ZM0 2C24 50 34 84 34 132C20 88 10 48 0 2Z'

const bedding = (scene: SceneBuilder): string => {
  const { second, paper, main, dark } = scene.roles
  const cover = 'M-20 846C200 822 600 822 820 846V1060H-20Z'
  const sheet = 'M-20 770C200 744 600 744 820 770V886C600 864 200 864 -20 886Z'
  const light = scene.gradient(
    [
      [0, shadow, 0.26],
      [0.5, shadow, 0.02],
      [1, '#fff', 0.2],
    ],
    downwards,
  )
  return (
    fill(cover, mix(mix(dark ? main : second, paper, 0.3), '#ffffff', 0.3)) +
    line(
      'M-40 940C160 902 380 966 560 924S760 930 850 900M-40 1004C160 976 360 1030 560 1000S780 990 850 1002',
      shadow,
      14,
      `opacity=".18" ${scene.blur(9, 20)}`,
    ) +
    line(
      'M-40 926C160 888 380 952 560 910S760 916 850 886',
      '#fff',
      10,
      `opacity=".34" ${scene.blur(8, 20)}`,
    ) +
    castShadow(scene, sheet, 0, 8, 8, 0.3, 16) +
    fill(sheet, '#fdfaf4') +
    fill(sheet, light) +
    line(
      'M-20 872C200 850 600 850 820 872',
      mix(second, shadow, 0.2),
      1.6,
      'opacity=".6" stroke-dasharray="7 5"',
    )
  )
}

const plainPillow = (scene: SceneBuilder, x: number, y: number, turn: number): string => {
  const volume = scene.glow(
    [
      [0, '#fff', 0.1],
      [0.5, shadow, 0.05],
      [1, shadow, 0.36],
    ],
    0.45,
    0.35,
    0.75,
  )
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.04 1.42)">${castShadow(scene, plainOutline, 4, 8, 9, 0.36, 9)}` +
    `${fill(plainOutline, '#fdfaf4')}${shaded(plainOutline, volume)}</g>`
  )
}

const shamPillow = (scene: SceneBuilder, print: string): string => {
  const { paper } = scene.roles
  const volume = scene.glow(
    [
      [0, '#fff', 0.26],
      [0.45, '#fff', 0.03],
      [0.78, shadow, 0.12],
      [1, shadow, 0.42],
    ],
    0.43,
    0.36,
    0.68,
  )
  const overFlange = scene.gradient(
    [
      [0, '#fff', 0.22],
      [0.5, shadow, 0.04],
      [1, shadow, 0.3],
    ],
    slanting,
  )
  const corners = (
    [
      [-266, -184, 1, 1],
      [266, -184, -1, 1],
      [-268, 184, 1, -1],
      [268, 184, -1, -1],
    ] as const
  ).map(
    ([x, y, sx, sy]) =>
      `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${fill(creases, shadow, `opacity=".26" ${scene.blur(4, 14)}`)}</g>`,
  )
  return (
    castShadow(scene, flange, 8, 20, 14, 0.42, 9) +
    clothPiece(scene, flange, print) +
    fill(flange, overFlange) +
    line(seam, shadow, 16, `opacity=".34" ${scene.blur(6, 6)}`) +
    line(mitres, shadow, 1.6, 'opacity=".45"') +
    fill(seam, print) +
    shaded(seam, volume) +
    fill(
      'M-190 -130C-90 -166 80 -160 170 -120C90 -130 -70 -128 -150 -60C-190 -20 -200 -90 -190 -130Z',
      '#fff',
      `opacity=".16" ${scene.blur(16, 20)}`,
    ) +
    corners.join('') +
    line(seam, '#fff', 2, 'opacity=".4" transform="translate(-1.500 -3)"') +
    stitched(scene, seam) +
    line(flange, mix(paper, '#ffffff', 0.4), 1.8, 'opacity=".5"')
  )
}

/** A pillow in a sham at the head of a bed. */
export const sham = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'sham', portrait)
  const { roles, tile } = scene
  const board = upholstery(roles)
  const channels = times(7, (i) => `M${58 + i * 114} ${i === 0 || i === 6 ? 206 : 186}V780`)
  const shade = scene.gradient(
    [
      [0, '#fff', 0.2],
      [0.6, shadow, 0.04],
      [1, shadow, 0.36],
    ],
    downwards,
  )
  const print = scene.print({ cell: sceneCell(tile, 9.2, 25) })
  return scene.options(
    wall(scene, 800, 860) +
      windowLight(scene, 40, -80, 1.1) +
      '<g transform="translate(0 -44)">' +
      fill(headboard, board) +
      line(channels, shadow, 5, 'opacity=".2"') +
      line(channels, '#fff', 2, 'opacity=".18" transform="translate(5 0)"') +
      fill(headboard, shade) +
      line(boardEdge, mix(board, '#ffffff', 0.3), 3, 'opacity=".6"') +
      plainPillow(scene, 196, 556, -2) +
      plainPillow(scene, 604, 556, 2) +
      bedding(scene) +
      `<g transform="translate(400 578) rotate(-1.5)">${shamPillow(scene, print)}</g></g>`,
  )
}
