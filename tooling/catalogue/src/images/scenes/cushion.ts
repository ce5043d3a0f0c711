import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { floorShadow } from './drape.ts'
import { floor, rug, skirting, upholstery, wall, windowLight } from './interior.ts'
import { cushionForm } from './props/cushionForm.ts'
import { downwards, SceneBuilder, shadow, slanting } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

const armchair = (scene: SceneBuilder): string => {
  const colour = upholstery(scene.roles)
  const bright = mix(colour, '#ffffff', 0.22)
  const back = 'M128 350C126 236 200 168 400 168S674 236 672 350V780H128Z'
  const arm = 'M60 596C60 548 92 528 124 532C160 536 180 560 180 604V846H84C68 846 60 838 60 822Z'
  const seat = 'M128 690C210 672 590 672 672 690V812C672 834 660 842 640 842H160C140 842 128 834 128 812Z'
  const roundArm = scene.gradient([
    [0, '#fff', 0.16],
    [0.4, '#fff', 0.02],
    [1, shadow, 0.3],
  ])
  return (
    floorShadow(scene, 400, 912, 350, 20, 0.5) +
    line('M150 846L132 916M650 846L668 916M230 846v44M570 846v44', '#4f371f', 17) +
    fill(back, colour) +
    fill(
      back,
      scene.gradient(
        [
          [0, '#fff', 0.2],
          [0.5, shadow, 0.02],
          [1, shadow, 0.34],
        ],
        slanting,
      ),
    ) +
    line('M146 352C146 250 214 188 400 188S654 250 654 352', bright, 3, 'opacity=".55"') +
    line('M250 232V660M400 222V660M550 232V660', shadow, 4, 'opacity=".13"') +
    fill(seat, mix(colour, '#ffffff', 0.06)) +
    fill(
      seat,
      scene.gradient(
        [
          [0, '#fff', 0.12],
          [0.5, shadow, 0.05],
          [1, shadow, 0.32],
        ],
        downwards,
      ),
    ) +
    line('M134 706C220 688 580 688 666 706', bright, 3, 'opacity=".7"') +
    [1, -1]
      .map(
        (side) =>
          `<g transform="${side < 0 ? 'translate(800 0) scale(-1 1)' : ''}">${fill(arm, mix(colour, '#000000', side < 0 ? 0.1 : 0.03))}${fill(arm, roundArm)}` +
          `${line('M72 826V598C74 560 98 544 124 546', bright, 3, 'opacity=".6"')}</g>`,
      )
      .join('')
  )
}

/** A cushion on an armchair. */
export const cushion = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'cushion', portrait)
  const { roles, tile } = scene
  const print = scene.print({ cell: sceneCell(tile, 8.8, 25) })
  return scene.options(
    wall(scene, 800, 830) +
      windowLight(scene, 40, 30, 1.5) +
      skirting(800, 830, 30) +
      floor(scene, 800, 830, 170) +
      rug(roles, 400, 930, 410, 48) +
      armchair(scene) +
      floorShadow(scene, 402, 704, 190, 14, 0.4) +
      cushionForm(scene, {
        x: 400,
        y: 498,
        size: 0.97,
        turn: -4,
        print,
        piping: mix(roles.main, roles.deep, 0.12),
      }),
  )
}
