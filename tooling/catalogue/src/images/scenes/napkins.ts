import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, shaded } from './drape.ts'
import { SceneBuilder, shadow, slanting } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

const square = 'M-176 -176L176 -178L178 176L-178 178Z'
const rolled =
  'M-88 -214C-40 -206 40 -206 88 -214L84 -30C80 -12 80 12 84 30L100 206C40 216 -40 216 -100 206L-84 30C-80 12 -80 -12 -84 -30Z'

/** A napkin folded in four, with its hems and folded edges. */
const foldedNapkin = (scene: SceneBuilder, x: number, y: number, turn: number, print: string): string => {
  const { main, deep, ground } = scene.roles
  const light = scene.gradient(
    [
      [0, '#fff', 0.24],
      [0.5, '#fff', 0.02],
      [1, shadow, 0.2],
    ],
    slanting,
  )
  const layer = (dx: number, dy: number) =>
    `<g transform="translate(${dx} ${dy})">${fill(square, mix(ground, deep, 0.12))}${line(square, mix(ground, deep, 0.3), 1)}</g>`
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">${castShadow(scene, square, 8, 12, 10, 0.36)}${layer(6, 9)}${layer(3, 5)}` +
    clothPiece(scene, square, print) +
    fill(square, light) +
    line(
      'M-164 -165L164 -167L166 165L-166 166Z',
      mix(main, deep, 0.1),
      2,
      'stroke-dasharray="7 4" opacity=".75"',
    ) +
    line('M-178 60C-60 54 60 64 178 56', shadow, 8, `opacity=".14" ${scene.blur(5)}`) +
    '</g>'
  )
}

const cutlery = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">` +
  line('M0 0V330', '#8f8778', 10, 'opacity=".3" transform="translate(5 7)"') +
  line('M0 110V330', '#cfc6b6', 11) +
  line('M-20 0V86C-20 112 20 112 20 86V0M0 0V100M-7 0V70M7 0V70', '#cfc6b6', 6) +
  line('M-2 120V324', '#fff', 2.5, 'opacity=".7"') +
  '</g>'

const knife = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">` +
  line('M0 0V340', '#8f8778', 11, 'opacity=".3" transform="translate(5 7)"') +
  fill('M-8 0C18 30 22 120 8 200H-8Z', '#d8d0c2') +
  line('M0 204V334', '#cfc6b6', 12) +
  line('M-4 14V196M-2 210V326', '#fff', 2.5, 'opacity=".7"') +
  '</g>'

/** Four napkins on a table from above: one in a ring on the plate, the others folded. */
export const napkins = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'napkins', portrait)
  const { roles, tile } = scene
  const linen = mix(mix(roles.paper, '#efe7da', 0.5), roles.dark ? roles.second : roles.main, 0.1)
  const cell = sceneCell(tile, 8.6, 21)
  const print = scene.print({ cell })
  const whole = 'M0 0H800V1000H0Z'
  const pinch = scene.gradient([
    [0, shadow, 0.44],
    [0.22, '#fff', 0.18],
    [0.42, shadow, 0.22],
    [0.6, '#fff', 0.22],
    [0.82, shadow, 0.1],
    [1, shadow, 0.46],
  ])
  const ring = scene.gradient([
    [0, '#7d5a24', 1],
    [0.3, '#f2d79a', 1],
    [0.6, '#c99c4c', 1],
    [1, '#7d5a24', 1],
  ])
  return scene.options(
    fill(whole, linen) +
      fill(whole, scene.weave(), 'opacity=".7"') +
      line('M0 196C260 184 520 206 800 192M0 204C260 192 520 214 800 200', shadow, 3, 'opacity=".07"') +
      fill(
        whole,
        scene.gradient(
          [
            [0, '#fff', 0.34],
            [0.5, '#fff', 0],
            [1, shadow, 0.18],
          ],
          slanting,
        ),
      ) +
      `<ellipse cx="424" cy="404" rx="296" ry="296" fill="#2e1f14" opacity=".34" ${scene.blur(16)}/>` +
      '<circle cx="410" cy="380" r="292" fill="#fffdf7"/>' +
      `<circle cx="410" cy="380" r="292" fill="${scene.gradient(
        [
          [0, '#fff', 0.4],
          [1, shadow, 0.12],
        ],
        slanting,
      )}"/>` +
      `<circle cx="410" cy="380" r="280" fill="none" stroke="${mix(roles.main, roles.deep, 0.1)}" stroke-width="6"/><circle cx="410" cy="380" r="269" fill="none" stroke="${roles.accent}" stroke-width="2"/>` +
      `<circle cx="410" cy="380" r="202" fill="${scene.gradient(
        [
          [0, shadow, 0.13],
          [1, '#fff', 0.5],
        ],
        slanting,
      )}"/><circle cx="410" cy="382" r="196" fill="#fffdf8"/>` +
      cutlery(66, 214) +
      knife(752, 206) +
      `<g transform="translate(410 380) rotate(-14)">${castShadow(scene, rolled, 9, 12, 9, 0.4)}${clothPiece(scene, rolled, print)}${shaded(rolled, pinch)}` +
      `<path d="M-92 -26C-40 -16 40 -16 92 -26V22C40 32 -40 32 -92 22Z" fill="${ring}"/>${line('M-90 -19C-40 -9 40 -9 90 -19', '#fff', 2, 'opacity=".5"')}</g>` +
      foldedNapkin(scene, 590, 872, 16, scene.print({ cell, turn: 90 })) +
      foldedNapkin(scene, 214, 852, -9, print),
  )
}
