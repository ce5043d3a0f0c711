import { mix } from '../kit/colour.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { floor, rug, skirting, upholstery, wall, windowLight } from './interior.ts'
import { cushionForm } from './props/cushionForm.ts'
import { sofa } from './props/sofa.ts'
import { SceneBuilder } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { wide } from './sizes.ts'

/** Three cushions on a wide sofa, two in the print and one plain. */
export const heroCushion = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'hero-cushion', wide)
  const { roles, tile } = scene
  const print = scene.print({ cell: sceneCell(tile, 9.4, 24) })
  const piping = mix(roles.main, roles.deep, 0.12)
  const plain = roles.dark ? roles.second : mix(roles.main, roles.deep, 0.06)
  return scene.options(
    wall(scene, 1440, 560) +
      windowLight(scene, 250, 0, 1.6) +
      skirting(1440, 560, 28) +
      floor(scene, 1440, 560, 80) +
      rug(roles, 1060, 622, 520, 30) +
      sofa(scene, 1066, 618, 2.02, upholstery(roles)) +
      cushionForm(scene, { x: 1296, y: 354, size: 0.57, turn: 8, print, piping }) +
      cushionForm(scene, { x: 812, y: 330, size: 0.7, turn: -7, print, piping }) +
      cushionForm(scene, { x: 1010, y: 386, size: 0.46, turn: 5, print: plain, piping: roles.accent }),
  )
}
