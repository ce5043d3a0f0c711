import { mix } from '../kit/colour.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { floorShadow } from './drape.ts'
import { floor, rug, skirting, wall, windowLight } from './interior.ts'
import { armchair } from './props/armchair.ts'
import { cushionForm } from './props/cushionForm.ts'
import { SceneBuilder } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

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
